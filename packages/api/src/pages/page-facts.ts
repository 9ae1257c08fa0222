import type { ChartPageName } from '@ledgerscope/contract';

/** A named value of a page; with `href` it leads to another page. */
export interface PageLine {
  readonly name: string;
  readonly value: string;
  /** Path under the base path, as in `/accounts/0.0.98`. */
  readonly href?: string;
}

/** What the document of a page says before any script runs: its head, and a plain core of what the page shows. */
export interface PageFacts {
  /** 404 for an entity that is not stored or a name that can be none. */
  readonly status: 200 | 404;
  /** Without the product's name. */
  readonly title: string;
  /** One or two sentences, for link previews and search engines. */
  readonly description: string;
  readonly lines: readonly PageLine[];
  /** The call of the API that brings the same as JSON. */
  readonly call?: string;
  /** Path and query under the base path by which the page goes, whatever name it was opened by; its own path by default. */
  readonly canonical?: string;
  /** Path and query of the preview image under its base path; those of `canonical` by default. */
  readonly preview?: string;
  /** The chart that the page is. */
  readonly chart?: ChartPageName;
}

/** Asks the site API of this process. `data` is undefined for every status but 200. */
export type CallApi = <Data>(path: string) => Promise<{ readonly status: number; readonly data: Data | undefined }>;

/** A page of the app: which paths it has, and what its document says. */
export interface SitePage {
  /** Matches the path under the base path, without a slash at its end. */
  readonly path: RegExp;
  /** `name` is the first group of the match, decoded. Undefined where the API could not say (busy, not ready). */
  readonly read: (call: CallApi, name: string, query: URLSearchParams) => Promise<PageFacts | undefined> | PageFacts;
}
