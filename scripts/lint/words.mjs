// One concept has one word, in names and comments: the list is that of CONTRIBUTING.

import { eachText } from './each-text.mjs';

/** Words of names, split at capitals and underscores, and what is written instead. */
const NAMES = [
  { words: /^highwater$/i, instead: 'head' },
  { words: /^deeds?$/i, instead: 'summary' },
  { words: /^lanes?$/i, instead: 'semaphore or pool' },
  { words: /^told$/i, instead: 'exists, notified or reported' },
  { words: /^givingway$|^giveway$/i, instead: 'yield' },
];

/** Words of comments, texts and documents. @public a test looks at documents */
export const TEXTS = [
  { words: /\bhigh[- ]water\b/i, instead: 'head' },
  { words: /\bleft out\b/i, instead: 'omitted' },
  { words: /\bdeeds?\b/i, instead: 'summary' },
  { words: /\bgiv(?:e|es|ing) way\b/i, instead: 'yield' },
  { words: /\btold\b/i, instead: 'notified, reported or logged; distinguished' },
  { words: /\bstops? the line\b/i, instead: 'stops the pipeline' },
  { words: /\bforgetting\b|\b(?:is|are|was|were) (?:remembered|forgotten)\b/i, instead: 'cached or evicted' },
];
/** Of the simulated network's texts: an NFT is the deed of a plot. */
const ON_THE_LEDGER = /packages\/demo-network\/src\/(?:activities|media)\//;

/** The names that a camel-case, snake-case or capital name is made of: its words, and each two that follow each other. */
function partsOf(name) {
  const words = name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).filter((word) => word !== '');
  return [...words, ...words.slice(1).map((word, index) => words[index] + word)];
}

const report = (context, node, found, instead) =>
  context.report({ node, message: `“${found}” is not a word of this project: write ${instead}.` });

/** A rule of oxlint. */
export const words = {
  create(context) {
    return {
      Identifier(node) {
        // An option of Node.js.
        if (node.name === 'highWaterMark') return;
        for (const part of partsOf(node.name))
          for (const { words: banned, instead } of NAMES) if (banned.test(part)) report(context, node, part, instead);
      },
      ...eachText(context, checkText),
      Program() {
        for (const comment of context.sourceCode.getAllComments()) checkText(context, comment, comment.value);
      },
    };
  },
};

function checkText(context, node, text) {
  // Names of columns and files, and selectors, are no texts.
  if (!text.includes(' ') || ON_THE_LEDGER.test(context.filename)) return;
  const plain = text.replace(/\s*\n\s*\*?\s*/g, ' ');
  for (const { words: banned, instead } of TEXTS) {
    const [found] = banned.exec(plain) ?? [];
    if (found !== undefined) report(context, node, found, instead);
  }
}
