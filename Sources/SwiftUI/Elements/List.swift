import CoreGraphics

/// Rows below each other that scroll.
///
/// - Differs: rows stand in a column of their own heights, 44 points at least; separators, styles,
///   swipes, selection and editing are not there, and all rows are made at once.
///
/// Status: partial · C
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  /// The rows inside of a scroll view.
  @MainActor public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { content }
    }
  }
}

extension List where SelectionValue == Never {
  /// Shows the views that a closure makes, each as a row.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Shows a row for each element that knows its identity.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, ListRow<RowContent>>, Data.Element: Identifiable
  {
    content = ForEach(data) { ListRow(content: rowContent($0)) }
  }

  /// Shows a row for each element that a property identifies.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, ListRow<RowContent>> {
    content = ForEach(data, id: id) { ListRow(content: rowContent($0)) }
  }
}

/// One row of a list.
///
/// Status: partial · C
public nonisolated struct ListRow<Content: View>: View {
  let content: Content

  /// The content, at least as high as a row.
  @MainActor public var body: some View {
    content
      .padding(.horizontal, 16)
      .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
  }
}
