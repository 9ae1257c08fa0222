import type { Random } from '../../world/random.ts';

/** What people write, by language: a greeting, something said, and a close. */
const LANGUAGES: readonly (readonly [string[], string[], string[]])[] = [
  [
    ['Morning all', 'Hey', 'gm', 'Quick question', 'Update:'],
    [
      'the new node in Porto looks fast',
      'did anyone see the auction last night?',
      'my fox arrived safely',
      'fees are still a hundredth of a cent',
      'the weather feed says storm for Halifax',
    ],
    ['🚀', '☕', 'cheers!', '👋', '…more tomorrow', ''],
  ],
  [
    ['¡Buenos días!', 'Hola a todos:', 'Oigan,'],
    [
      '¿alguien ya probó los airdrops?',
      'mi niño vendió su primer dibujo',
      'el café de Santos llegó ayer',
      'la asamblea es el jueves',
    ],
    ['😄', '¡gracias!', '🌶️', ''],
  ],
  [
    ['おはようございます。', 'こんにちは!', 'お知らせ:'],
    [
      '新しいトークンを受け取りました',
      '名古屋は今日も暑いです',
      '投票は金曜日までです',
      '取引がすぐに終わってびっくり',
    ],
    ['🙇', '🍵', 'よろしくお願いします。', ''],
  ],
  [
    ['صباح الخير،', 'مرحبا بالجميع،', 'سؤال:'],
    ['هل وصل التحويل؟', 'القهوة جاهزة', 'الاجتماع غدا الساعة التاسعة', 'شكرا على المساعدة أمس'],
    ['🌙', '🙏', ''],
  ],
  [
    ['Guten Morgen,', 'Servus!', 'Kurze Frage:'],
    [
      'läuft der Knoten in Tallinn wieder?',
      'die Prüfsumme stimmt überein',
      'wer kommt am Dienstag zum Stammtisch?',
      'größer, schöner, günstiger',
    ],
    ['Grüße 🥨', '😅', ''],
  ],
  [
    ['Habari za asubuhi,', 'Jamani,'],
    ['mvua imeanza Nairobi', 'bei ya kahawa imepanda', 'malipo yamefika salama'],
    ['asante sana 🦒', '🌧️', ''],
  ],
  [
    ['안녕하세요,', '여러분!'],
    ['오늘 거래가 정말 많네요', '새 그림을 올렸어요', '수수료가 아직도 저렴해요'],
    ['😊', '화이팅!', ''],
  ],
  [
    ['नमस्ते,', 'दोस्तों,'],
    ['पैसे पहुँच गए', 'कल की बैठक शाम पाँच बजे है', 'चाय पर मिलते हैं'],
    ['🙏', '☀️', ''],
  ],
  [
    ['Bom dia!', 'Pessoal,'],
    ['a maré está alta hoje no Porto', 'já saiu o resultado da votação', 'quem traz os pastéis de nata?'],
    ['abraços 💚', '🐟', ''],
  ],
];

/** Somebody's chat message. */
export function chatter(random: Random): string {
  const [openers, said, closes] = LANGUAGES[random.zipf(LANGUAGES.length)] ?? [[], [], []];
  return `${random.pick(openers)} ${random.pick(said)} ${random.pick(closes)}`.trim();
}

/** A message too long for one transaction: many sentences in several languages. */
export function longText(random: Random): string {
  return Array.from({ length: random.between(30, 90) }, () => chatter(random)).join('\n');
}
