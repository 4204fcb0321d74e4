"""The views of the gallery as elements: each file of Tests/ViewsTests/Gallery has its elements beside this test.

`MALGIL_WRITE_GALLERY=1` writes them anew.
"""

import json
import os
import pathlib
import unittest

from page_case import ROOT, PageCase

GALLERY = ROOT / "Tests" / "ViewsTests" / "Gallery"
GOLDEN = pathlib.Path(__file__).parent / "Gallery"

# Elements by name, attributes and texts, a line each. The time stands at 18:30 of the gallery.
DRAW = """
    const clock = await import(given[0] + "clock.js");
    const shift = clock.now() * 1000 - Date.now();
    Date.now = () => 1795167000000 - shift;
    const { treeElement } = await import(given[0] + "tree.js");
    const lines = (node, depth) => {
      const space = "  ".repeat(depth);
      if (node.nodeType === Node.TEXT_NODE) return [space + JSON.stringify(node.data)];
      const names = node.getAttributeNames().filter((name) => name !== "d").sort();
      const attributes = names.map((name) => ` ${name}=${JSON.stringify(node.getAttribute(name))}`).join("");
      return [space + node.localName + attributes, ...[...node.childNodes].flatMap((child) => lines(child, depth + 1))];
    };
    const made = treeElement(JSON.parse(given[1]), () => {});
    document.querySelector("main").append(made);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const text = lines(made, 0).join("\\n") + "\\n";
    made.remove();
    return text;
"""


class GalleryTests(PageCase):

    def test_each_view_of_the_gallery_has_its_elements(self):
        modules = self.page.run("return document.querySelector('script[src]').src.replace('app.js', '')")
        files = sorted(GALLERY.glob("*.json"))
        self.assertGreaterEqual(len(files), 25)
        for file in files:
            with self.subTest(file.stem):
                found = self.page.run(DRAW, modules, file.read_text())
                golden = GOLDEN / f"{file.stem}.dom"
                if os.environ.get("MALGIL_WRITE_GALLERY"):
                    GOLDEN.mkdir(exist_ok=True)
                    golden.write_text(found)
                self.assertEqual(found, golden.read_text())


if __name__ == "__main__":
    unittest.main()
