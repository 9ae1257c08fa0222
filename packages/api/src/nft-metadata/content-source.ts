import { createHash } from 'node:crypto';
import { trimEnd } from '@ledgerscope/ledger';
import { OutsideError } from '@ledgerscope/outside/outside-error';
import type { OutsideFetcher, OutsideReply, OutsideRequest } from '@ledgerscope/outside/outside-fetcher';
import { type ContentFile, ContentFolder, digestOfContentId } from '../gateway/content-folder.ts';
import type { ContentReference } from './content-reference.ts';
import type { TopicFiles } from './topic-files.ts';

/** Where content comes from, as configured. */
export interface ContentPlaces {
  /** Files by their content ids; asked first. */
  readonly contentFolder: string | undefined;
  /** Base URLs, which may be private. */
  readonly ipfsGateway: URL | undefined;
  readonly arweaveGateway: URL | undefined;
}

/** Limits of one piece of content; a `Range` header is passed on to servers outside. */
export type ContentLimits = Pick<OutsideRequest, 'maxBytes' | 'totalMs' | 'range'>;

/** Opened content. A file or a reply has to be closed. */
export type OpenContent =
  | { readonly kind: 'file'; readonly file: ContentFile }
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  | { readonly kind: 'reply'; readonly reply: OutsideReply };

/** Content is named by a content id and nothing is configured that could have it. */
export class NoGatewayError extends Error {
  override readonly name = 'NoGatewayError';
}

/** Opens the content of a reference: from the address itself, the messages of a topic, the content folder, a gateway, or the web. */
export class ContentSource {
  readonly #places: ContentPlaces;
  readonly #folder: ContentFolder | undefined;
  readonly #fetcher: OutsideFetcher;
  readonly #topics: TopicFiles;

  constructor(places: ContentPlaces, fetcher: OutsideFetcher, topics: TopicFiles) {
    this.#places = places;
    this.#folder = places.contentFolder === undefined ? undefined : new ContentFolder(places.contentFolder);
    this.#fetcher = fetcher;
    this.#topics = topics;
  }

  /** Whether content ids can be resolved anywhere. */
  get hasGateway(): boolean {
    return this.#folder !== undefined || this.#places.ipfsGateway !== undefined;
  }

  /** Opens it, here or outside. @throws OutsideError, NoGatewayError */
  async open(reference: ContentReference, limits: ContentLimits): Promise<OpenContent> {
    return (await this.openHere(reference)) ?? { kind: 'reply', reply: await this.openOutside(reference, limits) };
  }

  /**
   * Opens what needs nobody outside: files of the content folder and of topics, data in the address itself. Undefined for the rest.
   * @throws OutsideError where a topic does not hold its file
   */
  async openHere(reference: ContentReference): Promise<(OpenContent & { kind: 'file' | 'bytes' }) | undefined> {
    if (reference.kind === 'data') return { kind: 'bytes', bytes: reference.bytes };
    if (reference.kind === 'topic') return { kind: 'bytes', bytes: await this.#topics.read(reference.topic) };
    if (reference.kind !== 'ipfs' || reference.path !== '') return undefined;
    const stored = await this.#folder?.open(reference.cid);
    return stored?.kind === 'found' ? { kind: 'file', file: stored } : undefined;
  }

  /** Asks outside. @throws OutsideError, NoGatewayError */
  async openOutside(reference: ContentReference, limits: ContentLimits): Promise<OutsideReply> {
    switch (reference.kind) {
      case 'nothing':
        throw new OutsideError('refused', reference.why);
      case 'data':
      case 'topic':
        throw new OutsideError('refused', 'It is not a URL.');
      case 'web':
        return this.#fetcher.open({ url: reference.url, ...limits });
      case 'arweave':
        return this.#ofArweave(reference.id + reference.path, limits);
      case 'ipfs':
        return this.#ofIpfs(reference, limits);
    }
  }

  /** The whole content, checked against its content id where that has the hash of the bytes. @throws as open */
  async read(reference: ContentReference, limits: ContentLimits): Promise<Buffer> {
    const opened = await this.open(reference, limits);
    switch (opened.kind) {
      case 'bytes':
        if (reference.kind === 'topic' && opened.bytes.length > limits.maxBytes)
          throw new OutsideError('too-large', 'The content is too large.');
        return opened.bytes;
      case 'file':
        return readFile(opened.file, limits.maxBytes);
      case 'reply': {
        const parts: Buffer[] = [];
        for await (const part of opened.reply.body) parts.push(part);
        return checkDigest(Buffer.concat(parts), reference);
      }
    }
  }

  async #ofIpfs(reference: ContentReference & { kind: 'ipfs' }, limits: ContentLimits): Promise<OutsideReply> {
    const { cid, path, url } = reference;
    const gateway = this.#places.ipfsGateway;
    if (gateway !== undefined) return this.#openTrusted(gateway, `/ipfs/${cid}${path}`, limits);
    if (url !== undefined) return this.#fetcher.open({ url, ...limits });
    if (this.#folder === undefined) throw new NoGatewayError('No gateway for this content is configured.');
    throw new OutsideError('status', 'The content is not stored here.');
  }

  async #ofArweave(path: string, limits: ContentLimits): Promise<OutsideReply> {
    const gateway = this.#places.arweaveGateway;
    if (gateway === undefined) throw new NoGatewayError('No Arweave gateway is configured.');
    return this.#openTrusted(gateway, `/${path}`, limits);
  }

  #openTrusted(gateway: URL, path: string, limits: ContentLimits): Promise<OutsideReply> {
    const url = `${gateway.origin}${trimEnd(gateway.pathname, '/')}${path}${gateway.search}`;
    return this.#fetcher.open({ url, trustedOrigin: gateway.origin, ...limits });
  }
}

async function readFile({ handle, size }: ContentFile, maxBytes: number): Promise<Buffer> {
  try {
    if (size > maxBytes) throw new OutsideError('too-large', 'The content is too large.');
    return await handle.readFile();
  } finally {
    await handle.close();
  }
}

function checkDigest(bytes: Buffer, reference: ContentReference): Buffer {
  const digest = reference.kind === 'ipfs' && reference.path === '' ? digestOfContentId(reference.cid) : undefined;
  if (digest === undefined || createHash('sha256').update(bytes).digest().equals(digest)) return bytes;
  throw new OutsideError('bad-content', 'The gateway response does not match the content ID.');
}
