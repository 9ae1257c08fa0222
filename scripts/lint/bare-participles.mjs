// What a function does or gives is named by a verb with its object, or by a noun: of “parsed”, “found” or “stored” nobody can tell what.

/** Verb forms that end in neither -ed nor -ing. */
const IRREGULAR =
  /^(?:begun|bound|bought|broken|built|chosen|done|drawn|found|given|gone|grown|held|hidden|kept|known|left|lost|made|met|paid|said|seen|sent|shown|sold|spent|taken|thrown|told|understood|written)$/;
/** Words of one syllable, verbs and nouns that only end like one. */
const NONE =
  /^(?:bring|during|embed|exceed|feed|hundred|king|meaning|need|nothing|ping|proceed|ranking|ring|shed|sing|speed|spring|string|succeed|thing)$/;

function isParticiple(name) {
  return IRREGULAR.test(name) || (/^[a-z]{2,}(?:ed|ing)$/.test(name) && !NONE.test(name));
}

/** A rule of oxlint. */
export const bareParticiples = {
  create(context) {
    const check = (name) => {
      if (name?.name === undefined || !isParticiple(name.name)) return;
      context.report({
        node: name,
        message: `“${name.name}” alone is a participle: name the function by a verb with its object, or by what it gives.`,
      });
    };
    return {
      FunctionDeclaration: ({ id }) => check(id),
      // A getter is read like a value.
      MethodDefinition: ({ key, kind }) => {
        if (kind !== 'get') check(key);
      },
      VariableDeclarator: ({ id, init }) => {
        if (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression') check(id);
      },
    };
  },
};
