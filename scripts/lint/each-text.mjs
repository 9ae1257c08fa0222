/** Visits every text of a source: literals, templates, and what JSX shows. @param check is called with context, node and text */
export function eachText(context, check) {
  return {
    Literal(node) {
      if (typeof node.value === 'string') check(context, node, node.value);
    },
    TemplateElement(node) {
      check(context, node, node.value.cooked ?? node.value.raw);
    },
    JSXText(node) {
      check(context, node, node.value);
    },
  };
}
