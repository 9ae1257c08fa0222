// Classes of CSS modules: a name that the module lacks draws nothing, and a selector without a class of its own is a style for every page.
import fs from 'node:fs';
import path from 'node:path';

const COMMENT = /\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g;
const PRELUDE = /(?<=^|[;{}])[^;{}]+(?=\{)/g;
const OWN_CLASS = /\.([a-zA-Z][\w-]*)/g;
const GLOBAL = /:global\([^()]*\)/g;
/** Places of keyframes, which are no selectors. */
const KEYFRAME = /^(?:from|to|[\d.]+%)$/;
const COMPUTED = 'Name the class: whether the module has a computed one is not known. A state is a data attribute.';
/** Commas that no bracket is around. */
const BETWEEN_SELECTORS = /,(?![^(]*\))/;

/** What a module has: its classes, and the selectors that reach beyond it. */
function readModule(file) {
  const css = fs.readFileSync(file, 'utf8').replace(COMMENT, '');
  const classes = new Set();
  const leaks = [];
  for (const [prelude] of css.matchAll(PRELUDE)) {
    if (prelude.trim().startsWith('@')) continue;
    for (const selector of prelude.split(BETWEEN_SELECTORS).map((one) => one.trim())) {
      const own = [...selector.replace(GLOBAL, '').matchAll(OWN_CLASS)].map(([, name]) => name);
      if (own.length === 0 && !KEYFRAME.test(selector)) leaks.push(selector);
      for (const name of own) classes.add(name);
    }
  }
  return { classes, leaks };
}

/** A rule of oxlint. */
export const moduleClasses = {
  create(context) {
    const modules = new Map();
    return {
      ImportDeclaration(node) {
        const module = node.source.value;
        if (!module.endsWith('.module.css')) return;
        const { classes, leaks } = readModule(path.resolve(path.dirname(context.filename), module));
        for (const selector of leaks) {
          const message = `“${selector}” of ${module} has no class of the module: it is a style for every page.`;
          context.report({ node, message });
        }
        for (const { local } of node.specifiers) modules.set(local.name, { module, classes });
      },
      MemberExpression(node) {
        const { object, property, computed } = node;
        const found = object.type === 'Identifier' ? modules.get(object.name) : undefined;
        if (found === undefined) return;
        if (computed) context.report({ node, message: COMPUTED });
        else if (!found.classes.has(property.name))
          context.report({ node, message: `${found.module} has no class “${property.name}”.` });
      },
    };
  },
};
