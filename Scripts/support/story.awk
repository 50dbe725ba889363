# Picks one story out of a trace and makes it readable: the app's own screens, without the layout callbacks, and a
# heading where a step begins. Use: awk -v test=NAME -f story.awk TRACE
BEGIN {
  steps["NotesListViewController#1.willMove"] = "open"
  steps["NoteDetailViewController#1.willMove(toParent: UINavigationController"] = "push"
  steps["EditorViewController#1.willMove"] = "sheet"
  steps["EditorViewController#1.viewWillDisappear"] = "sheet closes"
  order[1] = "cancelled swipe"
  order[2] = "pop"
}
/^Transcripts/ { inside = 0 }
/^▸/ { inside = index($0, test) > 0; if (inside) print; next }
!inside { next }
/LayoutSubviews|viewSafeAreaInsetsDidChange|viewLayoutMarginsDidChange|updateViewConstraints/ { next }
/(UINavigationController|PinnedBannerContainer)#[0-9]+\./ { next }
{
  for (start in steps) if (index($0, start)) { print "  — " steps[start]; delete steps[start] }
  if (index($0, "NoteDetailViewController#1.willMove(toParent: nil)")) print "  — " order[++back]
  sub(/^ +/, "    ")
  print
}
