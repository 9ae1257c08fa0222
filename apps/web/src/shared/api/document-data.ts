import type { SingleReply } from '@ledgerscope/contract/envelope';

/** What the server writes into the document, so that it is there with the first paint and pushes nothing down later. */
const ELEMENT = 'document-data';

/** The calls whose data the document carries, as the server's page template names them. */
type DocumentCall = 'config' | 'announcements' | 'status' | 'counts' | 'price';

/** `data` of a call of the site API as the document carries it; undefined where it carries none, and the call has to be made. */
export function documentData<Data>(name: DocumentCall): Data | undefined {
  const text = document.getElementById(ELEMENT)?.textContent;
  if (text === undefined || text === null) return undefined;
  return (JSON.parse(text) as Readonly<Record<string, Data | undefined>>)[name];
}

/** The same as the whole reply: `initialData` of a query. */
export function documentReply<Data>(name: DocumentCall): () => SingleReply<Data> | undefined {
  return () => {
    const data = documentData<Data>(name);
    return data === undefined ? undefined : { data };
  };
}
