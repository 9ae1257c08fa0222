// Routes of the API are made from the calls that the contract declares.

const METHODS = /^(?:get|post|put|delete|all|route)$/;
const OF_THE_API = /^\/(?:api|ready|health)\b/;
const MESSAGE = 'A path of the API is declared in packages/contract by `call`, and its route is made of that.';

/** The text of a path; undefined where it is computed. */
function pathText(node) {
  if (node?.type === 'Literal') return String(node.value);
  if (node?.type === 'TemplateLiteral') return node.quasis[0].value.raw;
  const url = node?.type === 'ObjectExpression' && node.properties.find(({ key }) => key?.name === 'url');
  return url ? pathText(url.value) : undefined;
}

/** A rule of oxlint. */
export const declaredRoutes = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.type !== 'MemberExpression' || !METHODS.test(callee.property.name)) return;
        if (OF_THE_API.test(pathText(given[0]) ?? '')) context.report({ node, message: MESSAGE });
      },
    };
  },
};
