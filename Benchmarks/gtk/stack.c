/* Times one switch of a GtkStack to another page and back, without animation.
 * Six widgets per page, as on the screens of the Swift program beside.
 *
 * Usage: stack ROUNDS kept|fresh layout|frame
 *
 *   kept    both pages exist all the time
 *   fresh   the second page is made for each switch and removed after the way back
 *   layout  after each switch the main context runs until it is idle, then the
 *           frame clock's layout phase is run at once
 *   frame   the same with all phases of a frame: it is drawn as well
 *
 * The phases are run by hand, as waiting for the clock would measure the pace of
 * the display. Prints the best of twenty samples, in nanoseconds of processor
 * time per round. */
#include <gtk/gtk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static GtkWidget *window, *stack;
static GdkFrameClock *frame_clock;
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

static void settle(void) {
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
  fprintf(stderr, "stack: the page was not laid out\n");
  exit(2);
}

static void run_round(GtkWidget *first, GtkWidget *kept) {
  GtkWidget *page = kept;
  if (makes_pages) {
    page = make_page();
    gtk_stack_add_child(GTK_STACK(stack), page);
  }
  gtk_stack_set_visible_child(GTK_STACK(stack), page);
  settle();
  check(page);
  gtk_stack_set_visible_child(GTK_STACK(stack), first);
  if (makes_pages) gtk_stack_remove(GTK_STACK(stack), page);
  settle();
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 2000;
  makes_pages = argc > 2 && strcmp(argv[2], "fresh") == 0;
  draws = argc > 3 && strcmp(argv[3], "frame") == 0;
  if (!gtk_init_check()) {
    fprintf(stderr, "stack: there is no display; is gtk4-broadwayd running?\n");
    return 2;
  }
  window = gtk_window_new();
  gtk_window_set_default_size(GTK_WINDOW(window), 393, 852);
  stack = gtk_stack_new();
  gtk_stack_set_transition_type(GTK_STACK(stack), GTK_STACK_TRANSITION_TYPE_NONE);
  GtkWidget *first = make_page(), *second = make_page();
  gtk_stack_add_child(GTK_STACK(stack), first);
  gtk_stack_add_child(GTK_STACK(stack), second);
  gtk_window_set_child(GTK_WINDOW(window), stack);
  gtk_window_present(GTK_WINDOW(window));
  for (int turn = 0; turn < 300; turn++) {
    g_main_context_iteration(NULL, FALSE);
    g_usleep(1000);
  }
  if (gtk_widget_get_width(stack) == 0) {
    fprintf(stderr, "stack: the window was never laid out\n");
    return 2;
  }
  frame_clock = gtk_widget_get_frame_clock(window);
  int chunk = rounds / 20 > 0 ? rounds / 20 : 1;
  for (int index = 0; index < chunk; index++) run_round(first, second);
  double best = 1e18;
  for (int sample = 0; sample < 20; sample++) {
    double start = now();
    for (int index = 0; index < chunk; index++) run_round(first, second);
    double time = (now() - start) / chunk;
    if (time < best) best = time;
  }
  printf("%.0f\n", best);
  return 0;
}
