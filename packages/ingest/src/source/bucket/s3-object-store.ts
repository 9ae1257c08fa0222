import { GetObjectCommand, ListObjectsV2Command, type ListObjectsV2CommandOutput, S3Client } from '@aws-sdk/client-s3';
import pRetry from 'p-retry';
import type { BucketPlace } from '../../settings/source-place.ts';
import { SourceError } from '../source-error.ts';
import type { KeyPage, ObjectStore, ReadOptions } from './object-store.ts';
import { readBody } from './read-body.ts';
import { canPass, deniedText, isAbsent, sourceErrorOf } from './s3-error.ts';

const GOOGLE = 'https://storage.googleapis.com';
/** The largest packed object that is read: block files have at most 50 MiB before they are packed. */
const MAX_OBJECT_BYTES = 128 * 1024 * 1024;
const MAX_FOLDER_PAGES = 10;

/** How long a bucket may take, and how often it is asked. */
const PATIENCE = {
  connectMs: 5_000,
  /** Until the head of an answer is there, and between two pieces of its body. */
  answerMs: 20_000,
  retries: 5,
  firstRetryMs: 200,
  mostRetryMs: 10_000,
};
export type BucketPatience = Readonly<typeof PATIENCE>;
const MAX_SOCKETS = 64;

/** What an object store charges for: LIST and GET requests. */
export type RequestKind = 'list' | 'get';

/** Hears of each request to an object store. */
export type OnRequest = (kind: RequestKind) => void;

interface BucketOptions {
  readonly patience?: BucketPatience;
  /** Hears of each request, also of those that are repeated. */
  readonly onRequest?: OnRequest;
}

/** A bucket through the S3 protocol. Retries are made here and not by the SDK, since a body that is cut off is to be asked for again too. */
export class S3ObjectStore implements ObjectStore {
  readonly label: string;
  readonly #place: BucketPlace;
  readonly #patience: BucketPatience;
  readonly #signal: AbortSignal;
  readonly #onRequest: OnRequest;
  #client: Promise<S3Client> | undefined;
  #signed = false;

  /** @param signal ends waiting and retries */
  constructor(
    place: BucketPlace,
    signal: AbortSignal,
    { patience = PATIENCE, onRequest = () => {} }: BucketOptions = {},
  ) {
    this.#onRequest = onRequest;
    this.label = `${place.provider}:${place.bucket}`;
    this.#place = place;
    this.#signal = signal;
    this.#patience = patience;
  }

  /** Whether requests carry credentials; known after the first one. */
  get signed(): boolean {
    return this.#signed;
  }

  async keysAfter(prefix: string, after: string | undefined): Promise<KeyPage> {
    const page = await this.#list({ prefix, after, delimiter: '/' });
    return { keys: keysOf(page), more: page.IsTruncated === true };
  }

  async firstKeyAfter(prefix: string, after: string | undefined): Promise<string | undefined> {
    return keysOf(await this.#list({ prefix, after, most: 1 }))[0];
  }

  async keysWith(prefix: string): Promise<readonly string[]> {
    return keysOf(await this.#list({ prefix, delimiter: '/' }));
  }

  async folders(prefix: string): Promise<readonly string[]> {
    const folders: string[] = [];
    let token: string | undefined;
    for (let page = 0; page < MAX_FOLDER_PAGES; page++) {
      const { CommonPrefixes = [], NextContinuationToken } = await this.#list({ prefix, delimiter: '/', token });
      for (const { Prefix } of CommonPrefixes) if (Prefix !== undefined) folders.push(Prefix);
      token = NextContinuationToken;
      if (token === undefined) break;
    }
    return folders;
  }

  async read(key: string, { maxBytes = MAX_OBJECT_BYTES, signal }: ReadOptions = {}): Promise<Uint8Array | undefined> {
    const until = signal === undefined ? this.#signal : AbortSignal.any([signal, this.#signal]);
    return this.#repeatRequest(`${this.label}/${key}`, until, async (client) => {
      this.#onRequest('get');
      const command = new GetObjectCommand({ Bucket: this.#place.bucket, Key: key, ...this.#payer() });
      try {
        const { Body, ContentLength } = await client.send(command, { abortSignal: until });
        return await readBody(Body, { length: ContentLength, maxBytes, silenceMs: this.#patience.answerMs });
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    });
  }

  close(): void {
    this.#client
      ?.then((client) => client.destroy())
      .catch(() => {
        // A client that could not be made was reported where it was needed.
      });
  }

  async #list(ask: {
    prefix: string;
    after?: string | undefined;
    delimiter?: string;
    most?: number;
    token?: string | undefined;
  }): Promise<ListObjectsV2CommandOutput> {
    const command = new ListObjectsV2Command({
      Bucket: this.#place.bucket,
      Prefix: ask.prefix,
      StartAfter: ask.after,
      Delimiter: ask.delimiter,
      MaxKeys: ask.most,
      ContinuationToken: ask.token,
      ...this.#payer(),
    });
    const what = `${this.label}/${ask.prefix}`;
    return this.#repeatRequest(what, this.#signal, (client) => {
      this.#onRequest('list');
      return client.send(command, { abortSignal: this.#signal });
    });
  }

  /** With back-off and jitter, as long as the failure can pass by itself. @throws SourceError */
  async #repeatRequest<T>(what: string, signal: AbortSignal, ask: (client: S3Client) => Promise<T>): Promise<T> {
    const { retries, firstRetryMs, mostRetryMs } = this.#patience;
    try {
      return await pRetry(async () => ask(await this.#open()), {
        retries,
        minTimeout: firstRetryMs,
        maxTimeout: mostRetryMs,
        randomize: true,
        signal,
        shouldRetry: ({ error }) => canPass(error),
      });
    } catch (error) {
      throw error instanceof SourceError ? error : sourceErrorOf(what, error, this.#signed);
    }
  }

  #payer(): { RequestPayer?: 'requester' } {
    return this.#place.requesterPays && this.#place.provider === 's3' ? { RequestPayer: 'requester' } : {};
  }

  #open(): Promise<S3Client> {
    this.#client ??= this.#make().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  async #make(): Promise<S3Client> {
    const signing = this.#place.anonymous ? undefined : this.#clientWith({});
    if (signing !== undefined && (await hasCredentials(signing))) {
      this.#signed = true;
      return signing;
    }
    signing?.destroy();
    const { provider, endpoint, requesterPays, anonymous } = this.#place;
    // Amazon would say no more than that; and it may not be reached yet where somebody sets the program up.
    if (provider === 's3' && endpoint === undefined && requesterPays && !anonymous)
      throw new SourceError('denied', deniedText(this.label, 'its reader pays', false));
    return this.#clientWith({
      credentials: { accessKeyId: '', secretAccessKey: '' },
      signer: { sign: async (request) => request },
    });
  }

  #clientWith(identity: Pick<ConstructorParameters<typeof S3Client>[0] & object, 'credentials' | 'signer'>): S3Client {
    const { provider, region, project } = this.#place;
    const endpoint = this.#place.endpoint ?? (provider === 'gs' ? GOOGLE : undefined);
    const sockets = { maxSockets: MAX_SOCKETS, keepAlive: true };
    const client = new S3Client({
      region,
      ...(endpoint === undefined ? { followRegionRedirects: true } : { endpoint, forcePathStyle: true }),
      maxAttempts: 1,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: this.#patience.connectMs,
        requestTimeout: this.#patience.answerMs,
        throwOnRequestTimeout: true,
        httpAgent: sockets,
        httpsAgent: sockets,
      },
      ...identity,
    });
    if (project !== undefined && provider === 'gs') payByProject(client, project);
    return client;
  }
}

/** Google's XML API names who pays in the query. */
function payByProject(client: S3Client, project: string): void {
  client.middlewareStack.add(
    (next) => (args) => {
      (args.request as { query: Record<string, string> }).query.userProject = project;
      return next(args);
    },
    { step: 'build', name: 'userProject' },
  );
}

async function hasCredentials(client: S3Client): Promise<boolean> {
  try {
    await client.config.credentials();
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'CredentialsProviderError') return false;
    throw error;
  }
}

function keysOf({ Contents = [] }: ListObjectsV2CommandOutput): string[] {
  return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
}
