import re,subprocess
src=open('Tests/LanguageTests/Korean/KoreanSentenceCorpus.swift').read()
rows=re.findall(r'\(\s*\.(request|askFirst|vetoed|none),\s*"((?:[^"\\]|\\.)*)"\s*\)',src,re.S)
items=[(o,s.replace('\\"','"')) for o,t in rows for s in t.split('|')]
out=subprocess.run(['.build/debug/probe','read'],input='\n'.join(s for _,s in items)+'\n',capture_output=True,text=True).stdout.splitlines()
bad=0
from collections import Counter
c=Counter()
for (o,s),l in zip(items,out):
    f=l.split('\t'); fam,ask,pred,vet=f[2],f[3],f[4],f[5] if len(f)>5 else ''
    hard=[v for v in re.split(r'\),',vet) if v and not v.startswith('replacement')]
    got='vetoed' if hard else ('none' if fam=='-' else ('askFirst' if ask=='ask' else 'request'))
    c[o]+=1
    if got!=o: bad+=1; print(o,'!=',got,'|',l)
print(c,sum(c.values()),'bad',bad)
