/** What the server writes into the document, so that it is there with the first paint and pushes nothing down later. */
const ELEMENT = 'document-data';

/**
 * `data` of a call of the site API as the document carries it; undefined where it carries none, and the call has to be made.
 * @param name as the server's page template names it
 */
export function documentData<Data>(name: 'config' | 'announcements'): Data | undefined {
  const text = document.getElementById(ELEMENT)?.textContent;
  if (text === undefined || text === null) return undefined;
  return (JSON.parse(text) as Readonly<Record<string, Data | undefined>>)[name];
}
