/* Times one way there and back in GTK 4, without animation: the peers of the Swift program beside.
 * Six widgets per page, as on its screens.
 *
 * Usage: peers stack|notebook|overlay|dialog ROUNDS kept|fresh layout|frame
 *
 *   stack     a GtkStack switches to another page (peer of push and pop)
 *   notebook  a GtkNotebook switches to another tab (peer of a tab switch)
 *   overlay   a page is laid over the content of a GtkOverlay and taken off again
 *   dialog    a modal transient GtkWindow with the page is presented and closed:
 *             what a GTK program does for a modal screen
 *
 *   kept    both pages exist all the time
 *   fresh   the second page (and the window of a dialog) is made for each way there and freed after the way back
 *   layout  after each switch the main context runs until it is idle, then the
 *           frame clock's layout phase is run at once
 *   frame   the same with all phases of a frame: it is drawn as well
 *
 * The phases are run by hand, as waiting for the clock would measure the pace of
 * the display. Prints the best of forty samples, in nanoseconds of processor
 * time per round. */
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum peer { STACK, NOTEBOOK, OVERLAY, DIALOG };

static enum peer peer;
static GtkWidget *window, *container, *first_page, *kept_page, *kept_dialog;
static gboolean draws, makes_pages;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e9 + time.tv_nsec;
}

static GtkWidget *make_page(void) {
  GtkWidget *page = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
  for (int index = 0; index < 6; index++) {
    GtkWidget *part = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    gtk_widget_set_size_request(part, 300, 44);
    gtk_box_append(GTK_BOX(page), part);
  }
  return page;
}

static void settle(GtkWidget *shown) {
  GdkFrameClock *frame_clock = gtk_widget_get_frame_clock(shown);
  while (g_main_context_iteration(NULL, FALSE)) {
  }
  if (draws) {
    g_signal_emit_by_name(frame_clock, "before-paint");
    g_signal_emit_by_name(frame_clock, "update");
  }
  g_signal_emit_by_name(frame_clock, "layout");
  if (draws) {
    g_signal_emit_by_name(frame_clock, "paint");
    g_signal_emit_by_name(frame_clock, "after-paint");
  }
}

static void check(GtkWidget *page) {
  if (gtk_widget_get_mapped(page) && gtk_widget_get_width(page) > 0 &&
      gtk_widget_get_width(gtk_widget_get_last_child(page)) > 0)
    return;
  fprintf(stderr, "peers: the page was not laid out\n");
  exit(2);
}

static GtkWidget *make_dialog(GtkWidget *page) {
  GtkWidget *dialog = gtk_window_new();
  gtk_window_set_transient_for(GTK_WINDOW(dialog), GTK_WINDOW(window));
  gtk_window_set_modal(GTK_WINDOW(dialog), TRUE);
  gtk_window_set_decorated(GTK_WINDOW(dialog), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(dialog), 393, 852);
  gtk_window_set_child(GTK_WINDOW(dialog), page);
  return dialog;
}

static void run_dialog(void) {
  GtkWidget *page = makes_pages ? make_page() : kept_page;
  GtkWidget *dialog = makes_pages ? make_dialog(page) : kept_dialog;
  gtk_window_present(GTK_WINDOW(dialog));
  settle(dialog);
  check(page);
  if (makes_pages) {
    gtk_window_destroy(GTK_WINDOW(dialog));
  } else {
    gtk_widget_set_visible(dialog, FALSE);
  }
  settle(window);
}

static void run_round(void) {
  if (peer == DIALOG) {
    run_dialog();
    return;
  }
  GtkWidget *page = makes_pages ? make_page() : kept_page;
  switch (peer) {
  case STACK:
    if (makes_pages) gtk_stack_add_child(GTK_STACK(container), page);
    gtk_stack_set_visible_child(GTK_STACK(container), page);
    break;
  case NOTEBOOK: gtk_notebook_set_current_page(GTK_NOTEBOOK(container), 1); break;
  default: gtk_overlay_add_overlay(GTK_OVERLAY(container), page); break;
  }
  settle(window);
  check(page);
  switch (peer) {
  case STACK:
    gtk_stack_set_visible_child(GTK_STACK(container), first_page);
    if (makes_pages) gtk_stack_remove(GTK_STACK(container), page);
    break;
  case NOTEBOOK: gtk_notebook_set_current_page(GTK_NOTEBOOK(container), 0); break;
  default: gtk_overlay_remove_overlay(GTK_OVERLAY(container), page); break;
  }
  settle(window);
}

static void set_up(void) {
  first_page = make_page();
  kept_page = g_object_ref_sink(make_page());
  switch (peer) {
  case STACK:
    container = gtk_stack_new();
    gtk_stack_set_transition_type(GTK_STACK(container), GTK_STACK_TRANSITION_TYPE_NONE);
    gtk_stack_add_child(GTK_STACK(container), first_page);
    gtk_stack_add_child(GTK_STACK(container), kept_page);
    break;
  case NOTEBOOK:
    container = gtk_notebook_new();
    gtk_notebook_append_page(GTK_NOTEBOOK(container), first_page, gtk_label_new("First"));
    gtk_notebook_append_page(GTK_NOTEBOOK(container), kept_page, gtk_label_new("Second"));
    break;
  case OVERLAY:
  case DIALOG:
    container = gtk_overlay_new();
    gtk_overlay_set_child(GTK_OVERLAY(container), first_page);
    if (peer == DIALOG) kept_dialog = make_dialog(kept_page);
    break;
  }
  gtk_window_set_child(GTK_WINDOW(window), container);
}

static enum peer peer_named(const char *name) {
  const char *names[] = {"stack", "notebook", "overlay", "dialog"};
  for (int index = 0; index < 4; index++)
    if (strcmp(name, names[index]) == 0) return index;
  fprintf(stderr, "peers: there is no peer called %s\n", name);
  exit(2);
}

int main(int argc, char **argv) {
  peer = peer_named(argc > 1 ? argv[1] : "stack");
  int rounds = argc > 2 ? atoi(argv[2]) : 2000;
  makes_pages = argc > 3 && strcmp(argv[3], "fresh") == 0;
  draws = argc > 4 && strcmp(argv[4], "frame") == 0;
  if (!gtk_init_check()) {
    fprintf(stderr, "peers: there is no display; is gtk4-broadwayd running?\n");
    return 2;
  }
  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 393, 852);
  set_up();
  gtk_window_present(GTK_WINDOW(window));
  for (int turn = 0; turn < 300; turn++) {
    g_main_context_iteration(NULL, FALSE);
    g_usleep(1000);
  }
  if (gtk_widget_get_width(container) == 0) {
    fprintf(stderr, "peers: the window was never laid out\n");
    return 2;
  }
  int chunk = rounds / 40 > 0 ? rounds / 40 : 1;
  for (int index = 0; index < 2 * chunk; index++) run_round();
  double best = 1e18;
  for (int sample = 0; sample < 40; sample++) {
    double start = now();
    for (int index = 0; index < chunk; index++) run_round();
    double time = (now() - start) / chunk;
    if (time < best) best = time;
  }
  printf("%.0f\n", best);
  return 0;
}
