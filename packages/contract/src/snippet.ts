/** Languages of the snippets, in the order of their tabs. */
export const SNIPPET_LANGUAGES = ['cURL', 'Java', 'JS', 'Go', 'Swift', 'Python'] as const;
export type SnippetLanguage = (typeof SNIPPET_LANGUAGES)[number];

/** Makes a program of URL and key as string literals, and as they are. */
export type Snippet = (quotedUrl: string, quotedKey: string, url: string, key: string) => string;

/** A word of a shell, whatever is in it. */
export function inShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
