/** The offset at which the line of an offset begins. */
const lineStart = (text, offset) => text.lastIndexOf('\n', offset - 1) + 1;

/** Whether between two offsets there is nothing but comments of one line. */
const isOnlyComments = (text) => text.replaceAll(/\/\/[^\n]*/g, '').trim() === '';

/** Whether a comment that begins with a word stands inside of a node, or on the lines just above it. */
export function isSaid(context, { range: [start, end] }, word) {
  const { text } = context.sourceCode;
  return context.sourceCode.getAllComments().some(({ value, range: [from, to] }) => {
    if (!value.trimStart().startsWith(word)) return false;
    if (from > start && to < end) return true;
    return to <= start && isOnlyComments(text.slice(to, lineStart(text, start)));
  });
}
