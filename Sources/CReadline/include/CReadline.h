#ifndef CREADLINE_H
#define CREADLINE_H

#include <stdbool.h>
#include <stddef.h>

// GNU readline's callback interface as plain functions.
//
// Readline keeps one line in global variables, so all functions must be called from one thread at a time;
// only creadline_restore_terminal may be called from anywhere, signal handlers included.

enum creadline_progress {
  /// The line is not finished.
  CREADLINE_TYPING = 0,
  /// The line was accepted; creadline_take_line gives it.
  CREADLINE_ACCEPTED = 1,
  /// Ctrl-D on an empty line, or the terminal is gone.
  CREADLINE_ENDED = 2,
};

/// Sets up readline, a UTF-8 locale and the signal handlers, once. `name` selects `$if name` in an inputrc.
/// Returns a descriptor that becomes readable when a signal has arrived, or -1 with errno set.
int creadline_prepare(const char *name);

/// The next signal that arrived, or 0: SIGINT, SIGTSTP, SIGCONT or SIGWINCH.
int creadline_next_signal(void);

/// Shows the prompt and starts a line; the terminal leaves its canonical mode.
void creadline_begin(const char *prompt);

/// Reads what is waiting; call it when standard input is readable.
enum creadline_progress creadline_read(void);

/// The accepted line; the caller frees it.
char *creadline_take_line(void);

/// Abandons the line being typed; the terminal goes back to its former mode.
void creadline_end(void);

/// Abandons the line as Ctrl-C does, leaving it on the screen. Returns whether it was empty.
bool creadline_interrupt(void);

/// Stops the process as Ctrl-Z does; comes back when it is continued.
void creadline_suspend(void);

/// Takes the terminal back after a stop and draws the line again.
void creadline_resume(void);

/// Draws the line again for a new terminal size.
void creadline_resize(void);

/// Ends the process as an uncaught SIGINT does.
void creadline_die_of_interrupt(void);

/// Writes text above the line being typed, or just writes it when there is none.
void creadline_print_above(const char *bytes, size_t count);

/// Shows a text of one row above the line being typed, from now on; NULL takes it away. It is gone from what was said.
void creadline_set_status(const char *text);

/// The line being typed, how many bytes it has, and how many of them stand before the cursor.
const char *creadline_line(void);
int creadline_length(void);
int creadline_cursor(void);

/// Replaces `count` bytes before the cursor, as one step of undo.
void creadline_replace_before_cursor(int count, const char *text);

void creadline_ring_bell(void);

/// What the Tab key does.
void creadline_on_tab(void (*action)(void *context), void *context);

void creadline_limit_history(int entries);
void creadline_add_history(const char *line);

/// Puts the terminal back into the mode in which creadline_begin found it. Safe in a signal handler.
void creadline_restore_terminal(void);

#endif
