//! A text that is written: its letters, where the caret stands, and what is marked.

/// Letters with a caret. Places count letters, not bytes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(in crate::ui::menus) struct Line {
    text: String,
    /// Where what is marked begins; the caret, if nothing is.
    anchor: usize,
    caret: usize,
}

impl Line {
    /// A text with the caret behind it.
    pub(in crate::ui::menus) fn new(text: String) -> Self {
        let end = text.chars().count();
        Self { text, anchor: end, caret: end }
    }

    /// A text that is marked whole, so that the first letter takes its place.
    pub(in crate::ui::menus) fn marked(text: String) -> Self {
        Self { anchor: 0, ..Self::new(text) }
    }

    /// The letters.
    pub(in crate::ui::menus) fn text(&self) -> &str {
        &self.text
    }

    /// Where the mark begins, and where the caret is.
    pub(in crate::ui::menus) fn marks(&self) -> (usize, usize) {
        (self.anchor, self.caret)
    }

    /// Whether something is marked.
    pub(in crate::ui::menus) fn has_mark(&self) -> bool {
        self.anchor != self.caret
    }

    /// How many letters there are.
    pub(in crate::ui::menus) fn len(&self) -> usize {
        self.text.chars().count()
    }

    /// What stands before the caret, or before what is marked.
    pub(in crate::ui::menus) fn before(&self) -> &str {
        &self.text[..self.byte(self.anchor.min(self.caret))]
    }

    /// Whether the caret stands behind the last letter.
    pub(in crate::ui::menus) fn is_at_the_end(&self) -> bool {
        self.caret == self.len()
    }

    /// Writes at the caret, in the place of what is marked.
    pub(in crate::ui::menus) fn write(&mut self, letters: &str) {
        let (from, to) = (self.anchor.min(self.caret), self.anchor.max(self.caret));
        self.text.replace_range(self.byte(from)..self.byte(to), letters);
        self.put(from + letters.chars().count());
    }

    /// Takes what is marked, or the letter before the caret.
    pub(in crate::ui::menus) fn erase(&mut self) {
        if !self.has_mark() {
            self.anchor = self.caret.saturating_sub(1);
        }
        self.write("");
    }

    /// Takes what is marked, or the letter behind the caret.
    pub(in crate::ui::menus) fn delete(&mut self) {
        if !self.has_mark() {
            self.anchor = (self.caret + 1).min(self.len());
        }
        self.write("");
    }

    /// Moves the caret by so many letters, as far as there are any. What is marked is no longer.
    pub(in crate::ui::menus) fn step(&mut self, by: isize) {
        self.put(self.caret.saturating_add_signed(by));
    }

    /// The caret stands here, and nothing is marked.
    pub(in crate::ui::menus) fn put(&mut self, caret: usize) {
        self.mark(caret, caret);
    }

    /// Marks from here to the caret there.
    pub(in crate::ui::menus) fn mark(&mut self, anchor: usize, caret: usize) {
        let end = self.len();
        (self.anchor, self.caret) = (anchor.min(end), caret.min(end));
    }

    fn byte(&self, letter: usize) -> usize {
        self.text.char_indices().nth(letter).map_or(self.text.len(), |(at, _)| at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_written_and_taken_where_the_caret_is() {
        let mut line = Line::new("née".into());
        line.step(-1);
        line.write("xy");
        assert_eq!((line.text(), line.marks()), ("néxye", (4, 4)));
        line.erase();
        line.step(isize::MIN + 1);
        line.delete();
        assert_eq!((line.text(), line.before()), ("éxe", ""));
        line.erase();
        line.step(99);
        line.delete();
        assert_eq!((line.text(), line.marks()), ("éxe", (3, 3)));
    }

    #[test]
    fn what_is_marked_gives_way() {
        let mut line = Line::marked("old".into());
        line.write("N");
        assert_eq!((line.text(), line.marks()), ("N", (1, 1)));
        line.write("ew one");
        line.mark(4, 1);
        line.erase();
        assert_eq!((line.text(), line.marks()), ("None", (1, 1)));
    }
}
