#define _GNU_SOURCE
#include "CReadline.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include <readline/history.h>
#include <readline/readline.h>

static int signal_pipe[2] = {-1, -1};
static struct termios former_mode;
static volatile sig_atomic_t has_former_mode;
static volatile sig_atomic_t is_reading;
static enum creadline_progress progress;
static char *accepted_line;
static void (*tab_action)(void *);
static void *tab_context;
// The row above the prompt, and whether it stands on the screen.
static char *status;
static bool has_status;

// Such a terminal knows no escape sequences.
static bool is_dumb(void) { return rl_terminal_name != NULL && strcmp(rl_terminal_name, "dumb") == 0; }

// MARK: - Locale

// Readline looks at these variables by itself and takes Hangul bytes for Meta keys in a locale without
// UTF-8, whatever setlocale said before. LC_ALL is only touched when it is what names the wrong locale,
// so that the language in LANG still counts.
static void ensure_utf8(void) {
  if (setlocale(LC_CTYPE, "") != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  const char *all = getenv("LC_ALL");
  setenv(all != NULL && *all != '\0' ? "LC_ALL" : "LC_CTYPE", "C.UTF-8", 1);
  setlocale(LC_CTYPE, "C.UTF-8");
}

// MARK: - Signals

static void note_signal(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  // A full pipe means that plenty of signals are waiting already.
  ssize_t written = write(signal_pipe[1], &byte, 1);
  (void)written;
  errno = saved;
}

static const int noted_signals[] = {SIGINT, SIGTSTP, SIGCONT, SIGWINCH};

static void note(int number) {
  struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

#define LAST_SIGNAL 32
static const int ending_signals[] = {SIGSEGV, SIGBUS, SIGFPE,  SIGILL, SIGTRAP,
                                     SIGABRT, SIGHUP, SIGQUIT, SIGTERM};
static struct sigaction former_action[LAST_SIGNAL];

// Restores the terminal and lets the signal do what it would have done without us: as soon as this
// handler returns, the raised signal (or the faulting instruction, again) meets the former handler.
static void end_with_signal(int number) {
  creadline_restore_terminal();
  sigaction(number, &former_action[number], NULL);
  raise(number);
}

static void restore_terminal_on(int number) {
  struct sigaction action = {.sa_handler = end_with_signal, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  sigaction(number, NULL, &former_action[number]);
  if (former_action[number].sa_handler == SIG_IGN) return;
  sigaction(number, &action, NULL);
}

// Sends a signal to this very thread and lets it act before returning.
static void act_out(int number) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigset_t only, former;
  sigemptyset(&standard.sa_mask);
  sigaction(number, &standard, NULL);
  sigemptyset(&only);
  sigaddset(&only, number);
  pthread_sigmask(SIG_UNBLOCK, &only, &former);
  raise(number);
  pthread_sigmask(SIG_SETMASK, &former, NULL);
}

int creadline_next_signal(void) {
  unsigned char byte;
  return read(signal_pipe[0], &byte, 1) == 1 ? byte : 0;
}

void creadline_restore_terminal(void) {
  static const char paste_off[] = "\033[?2004l";
  if (!has_former_mode || !is_reading) return;
  is_reading = 0;
  if (!is_dumb()) {
    ssize_t written = write(STDOUT_FILENO, paste_off, sizeof paste_off - 1);
    (void)written;
  }
  tcsetattr(STDIN_FILENO, TCSANOW, &former_mode);
}

// MARK: - The status row

static void write_status(void) {
  if (status == NULL) return;
  fprintf(rl_outstream, "%s\n", status);
  has_status = true;
}

// The cursor stands at the beginning of the prompt's row, which is the next one.
static void erase_status(void) {
  if (has_status) fputs("\033[A\r\033[K", rl_outstream);
  has_status = false;
}

// What was typed while no line was read has been shown by the terminal; readline reads it and shows it again.
static void erase_typed_ahead(void) {
  if (!is_dumb()) fputs("\r\033[K", rl_outstream);
}

static void hide_status(void) {
  if (!has_status) return;
  rl_clear_visible_line();
  erase_status();
  rl_on_new_line();
  rl_redisplay();
}

void creadline_set_status(const char *text) {
  free(status);
  status = text == NULL || is_dumb() ? NULL : strdup(text);
  if (!is_reading || (status == NULL && !has_status)) return;
  rl_clear_visible_line();
  erase_status();
  write_status();
  rl_on_new_line();
  rl_redisplay();
  fflush(rl_outstream);
}

// MARK: - Keys

// A line that was said stands in the transcript without the row above it.
static int accept_line(int count, int key) {
  hide_status();
  return rl_newline(count, key);
}

static int press_tab(int count, int key) {
  (void)count, (void)key;
  if (tab_action != NULL) tab_action(tab_context);
  return 0;
}

// A copied line often brings its line break along; that one is not part of what was meant.
static int paste(int count, int key) {
  int result = rl_bracketed_paste_begin(count, key);
  int end = rl_point;
  while (end > 0 && rl_line_buffer[end - 1] == '\n') end--;
  if (end < rl_point && rl_point == rl_end) rl_delete_text(end, rl_point), rl_point = end;
  return result;
}

static char *no_file_names(const char *text, int state) {
  (void)text, (void)state;
  return NULL;
}

static void bind_keys(Keymap map) {
  rl_command_func_t *tab = rl_function_of_keyseq("\t", map, NULL);
  // Somebody's inputrc may have given Tab another meaning; that stands.
  if (tab == rl_complete) rl_bind_key_in_map('\t', press_tab, map);
  rl_bind_keyseq_in_map("\033[200~", paste, map);
  if (rl_function_of_keyseq("\r", map, NULL) == rl_newline) rl_bind_key_in_map('\r', accept_line, map);
  if (rl_function_of_keyseq("\n", map, NULL) == rl_newline) rl_bind_key_in_map('\n', accept_line, map);
}

// MARK: - Lines

int creadline_prepare(const char *name) {
  if (signal_pipe[0] >= 0) return signal_pipe[0];
  if (pipe2(signal_pipe, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  ensure_utf8();
  rl_readline_name = name;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  // Other threads read the environment.
  rl_change_environment = 0;
  rl_completion_entry_function = no_file_names;
  rl_initialize();
  bind_keys(emacs_standard_keymap);
  bind_keys(vi_insertion_keymap);
  bind_keys(vi_movement_keymap);
  using_history();
  for (size_t i = 0; i < sizeof noted_signals / sizeof *noted_signals; i++) note(noted_signals[i]);
  for (size_t i = 0; i < sizeof ending_signals / sizeof *ending_signals; i++) {
    restore_terminal_on(ending_signals[i]);
  }
  atexit(creadline_restore_terminal);
  return signal_pipe[0];
}

static void line_finished(char *line) {
  accepted_line = line;
  progress = line == NULL ? CREADLINE_ENDED : CREADLINE_ACCEPTED;
  // Otherwise readline shows the next prompt before anybody asked for it.
  creadline_end();
}

void creadline_begin(const char *prompt) {
  if (tcgetattr(STDIN_FILENO, &former_mode) == 0) has_former_mode = 1;
  is_reading = 1;
  progress = CREADLINE_TYPING;
  rl_reset_screen_size();
  // From here on the terminal shows no key by itself.
  rl_prep_terminal(1);
  erase_typed_ahead();
  write_status();
  rl_callback_handler_install(prompt, line_finished);
}

enum creadline_progress creadline_read(void) {
  if (is_reading) rl_callback_read_char();
  return progress;
}

char *creadline_take_line(void) {
  char *line = accepted_line;
  accepted_line = NULL;
  return line;
}

void creadline_end(void) {
  rl_callback_handler_remove();
  is_reading = 0;
  has_status = false;
}

bool creadline_interrupt(void) {
  // Who leaves a search through the history has not answered with an empty line.
  bool is_searching = RL_ISSTATE(RL_STATE_ISEARCH | RL_STATE_NSEARCH);
  bool was_empty = rl_end == 0 && !is_searching;
  if (!is_searching) hide_status();
  rl_free_line_state();
  rl_callback_sigcleanup();
  // Behind the line, so that nothing of it is overwritten.
  rl_point = rl_end;
  rl_redisplay();
  fputs("^C", rl_outstream);
  rl_crlf();
  rl_replace_line("", 1);
  rl_point = rl_end = 0;
  creadline_end();
  fflush(rl_outstream);
  return was_empty;
}

void creadline_suspend(void) {
  if (is_reading) rl_deprep_terminal();
  act_out(SIGTSTP);
  note(SIGTSTP);
}

void creadline_resume(void) {
  if (!is_reading) return;
  rl_deprep_terminal();
  rl_prep_terminal(1);
  rl_resize_terminal();
  // Whatever was written meanwhile stands above the line now.
  has_status = false;
  rl_forced_update_display();
}

void creadline_resize(void) {
  if (is_reading) rl_resize_terminal();
}

void creadline_die_of_interrupt(void) {
  creadline_restore_terminal();
  act_out(SIGINT);
}

void creadline_print_above(const char *bytes, size_t count) {
  if (is_reading) {
    rl_clear_visible_line();
    erase_status();
  } else {
    erase_typed_ahead();
  }
  fwrite(bytes, 1, count, rl_outstream);
  if (is_reading) {
    write_status();
    rl_on_new_line();
    rl_redisplay();
  }
  fflush(rl_outstream);
}

// MARK: - The line being typed

const char *creadline_line(void) { return rl_line_buffer; }

int creadline_length(void) { return rl_end; }

int creadline_cursor(void) { return rl_point; }

void creadline_replace_before_cursor(int count, const char *text) {
  rl_begin_undo_group();
  rl_delete_text(rl_point - count, rl_point);
  rl_point -= count;
  rl_insert_text(text);
  rl_end_undo_group();
}

void creadline_ring_bell(void) { rl_ding(); }

void creadline_on_tab(void (*action)(void *), void *context) {
  tab_action = action;
  tab_context = context;
}

// MARK: - History

void creadline_limit_history(int entries) { stifle_history(entries); }

void creadline_add_history(const char *line) { add_history(line); }
