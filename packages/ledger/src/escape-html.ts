import { visibleControls } from './visible-controls.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Tabs and line ends, which a title cannot hold. */
const SPACE = /[\t\n]/g;

/** Text for elements and quoted attributes; control characters, some of which HTML forbids, are shown. */
export function escapeHtml(text: string): string {
  return visibleControls(text)
    .replace(SPACE, ' ')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
