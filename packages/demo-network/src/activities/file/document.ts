import type { Random } from '../../world/random.ts';

const CLAUSES = [
  'The lighthouse keeper logs every ship by hash and by hour.',
  'Members meet on the first Thursday; whoever brings cake decides first.',
  'A measurement without its uncertainty is an opinion.',
  'Die Genossenschaft haftet nur mit ihrem Vermögen.',
  'Les recettes de la bouillabaisse restent secrètes.',
  'Any node may be replaced, none may be forgotten.',
  '第三条　会員は毎月一度、海岸を掃除する。',
];

/** A text, a table or settings: what people keep in files. One to some kilobytes. */
export function document(random: Random): { memo: string; contents: Uint8Array } {
  switch (random.below(3)) {
    case 0:
      return { memo: 'statutes', contents: Buffer.from(statutes(random)) };
    case 1:
      return { memo: 'measurements.csv', contents: Buffer.from(table(random)) };
    default:
      return { memo: 'settings.json', contents: Buffer.from(settings(random)) };
  }
}

function statutes(random: Random): string {
  const clauses = Array.from(
    { length: random.between(20, 110) },
    (_, index) => `${index + 1}. ${random.pick(CLAUSES)}`,
  );
  return `# Statutes\n\n${clauses.join('\n')}\n`;
}

function table(random: Random): string {
  const rows = Array.from({ length: random.between(30, 220) }, (_, row) => {
    return `${row},${(random.unit() * 30).toFixed(2)},${(random.unit() * 100).toFixed(1)}`;
  });
  return `minute,celsius,humidity\n${rows.join('\n')}\n`;
}

function settings(random: Random): string {
  const entries = Array.from({ length: random.between(5, 40) }, (_, index) => [`limit.${index}`, random.below(10_000)]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
