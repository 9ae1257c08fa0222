const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Control characters, which HTML forbids. */
const CONTROL = /\p{Cc}/gu;

/** Text for elements and quoted attributes; control characters become spaces. */
export function escapeHtml(text: string): string {
  return text.replace(CONTROL, ' ').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
