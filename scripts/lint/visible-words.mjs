// What people read is plain English: the list is that of docs/style.md. It looks at texts of several words; names and comments have `words.mjs`.

import { eachText } from './each-text.mjs';

/** Words and phrases of visible texts, and what is written instead. */
const BANNED = [
  { words: /\b(?:nobody|everybody|somebody|anybody|whoever)\b/i, instead: 'no one, everyone or anyone, or the role' },
  { words: /\bso many\b/i, instead: 'the number, or the name of the field' },
  { words: /\bgo(?:es)? on\b/i, instead: 'continue or resume' },
  { words: /\b(?:has|have) to (?:be|sign)\b/i, instead: 'must' },
  { words: /\b(?:true|false|null|empty|absent) where\b/i, instead: 'if' },
  { words: /\be-mails?\b/i, instead: 'email' },
  { words: /\bhbars\b/, instead: 'hbar' },
  { words: /\b(?:is|are) (?:tried|asked) again\b/i, instead: 'retrying' },
  { words: /\bin all(?=[.,;:)]|$)/i, instead: 'in total' },
  { words: /\b(?:is|are|was|were) left out\b/i, instead: 'omitted' },
  { words: /\bgiven up\b/i, instead: 'dead letter' },
  { words: /\b(?:calls|messages|requests|transactions) a second\b/i, instead: 'per second' },
  { words: /\bnot proven\b|\bnothing (?:of it is proven|proves)\b/i, instead: 'unverified' },
  { words: /\bnewest (?:block|rate|value|transaction|message)\b/i, instead: 'latest' },
  { words: /\b(?:failed|deleted) ones too\b/i, instead: 'including' },
  { words: /\bcolou?red? by\b|\bcolour\b|\blicence\b|\bcancelled\b/i, instead: 'the spelling of the United States' },
  { words: /^The .* (?:is|are) (?:saved|deleted|uploaded|added)\.$/, instead: 'the participle alone: “Key deleted.”' },
  { words: /\binstants?\b(?! (?:such|of the))/i, instead: 'time or timestamp' },
  { words: /\b(?:in|of|over|at) (?:the|a) span\b/i, instead: 'time range or period' },
  { words: /\bbeside the (?:files?|server|document)\b|\bbesides\b/i, instead: 'next to, or in addition to' },
  { words: /(?<!at )\b(?:greatest|least) (?:`|amount|value|first|stake)/i, instead: 'maximum, minimum or largest' },
  { words: /\bis no (?:token|file|JSON|table)\b/i, instead: 'is not a …' },
  { words: /\b(?:is|are) not known\b/i, instead: 'unknown' },
  { words: /\bdoes not answer\b/i, instead: 'is not responding' },
  { words: /\b[Tt]here is no such\b/, instead: '… not found' },
  { words: /\d %|^ %/, instead: '% without a space' },
  { words: /^(?:What|Who|Whose|Whom) [^?]+$/, instead: 'a noun or a verb first' },
];

/** Identifiers, paths and selectors have no spaces; texts have. */
const isText = (text) => /[a-z]{2,} \S*[a-z]/i.test(text) || /^ %/.test(text);

function check(context, node, raw) {
  const text = raw.replace(/\s+/g, ' ');
  if (!isText(text)) return;
  for (const { words, instead } of BANNED) {
    const [found] = words.exec(text.trim()) ?? [];
    if (found === undefined) continue;
    const what = found.length > 30 ? `${found.slice(0, 30)}…` : found;
    context.report({ node, message: `“${what}” reads like a translation: write ${instead} (docs/style.md).` });
  }
}

/** A rule of oxlint. */
export const visibleWords = {
  create: (context) => eachText(context, check),
};
