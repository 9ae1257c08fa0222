import { BODY_LIMITS } from '@ledgerscope/api/body-limits';
import { COMPILE_LIMITS, MEMORY_BYTES } from '@ledgerscope/api/explorer/contract/source/compile-source';
import { INPUT_LIMITS } from '@ledgerscope/api/explorer/contract/source/compiler-input';
import { DOCUMENT_PARTS } from '@ledgerscope/api/nft-metadata/metadata-document';
import { DOCUMENT_LIMITS } from '@ledgerscope/api/nft-metadata/resolve-nft';
import { LOGO_LIMITS } from '@ledgerscope/api/portal/dapps/check-files';
import { DAPP_FILES } from '@ledgerscope/contract';
import { JSON_DEPTH } from '@ledgerscope/ledger';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

/** Limits of what people send and of what is fetched because somebody named it. */
export const CONTENT_LIMITS = {
  forms: {
    what: 'portal form',
    limit: `${numberText(BODY_LIMITS.form)} bytes without files`,
    beyond: '413',
  },
  logo: {
    what: 'dapp logo',
    limit: `${numberText(DAPP_FILES.logoURL.maxBytes)} bytes, ${LOGO_LIMITS.pixels} × ${LOGO_LIMITS.pixels} pixels, ${LOGO_LIMITS.frames} frames; PNG, JPEG, GIF or WebP, detected from the content`,
    beyond: 'refused',
  },
  'nft-document': {
    what: 'fetched document of an NFT or token',
    limit: `${numberText(DOCUMENT_LIMITS.maxBytes)} bytes, both as received and decompressed, ${DOCUMENT_LIMITS.totalMs / 1_000} seconds; ${DOCUMENT_PARTS.files} files and ${DOCUMENT_PARTS.attributes} traits`,
    beyond: 'not fetched; further files and traits are not shown',
  },
  'nested-json': {
    what: 'nesting of external JSON that is stored or shown as a tree',
    limit: `${JSON_DEPTH} levels; NFT documents up to ${numberText(DOCUMENT_PARTS.storedBytes)} bytes`,
    beyond: 'only known fields are shown, and messages as text; compiler input is rejected',
  },
  'compiler-input': {
    what: 'compiler input',
    limit: `${numberText(BODY_LIMITS.sources)} bytes, ${INPUT_LIMITS.sources} sources, ${numberText(INPUT_LIMITS.settings)} characters of settings`,
    beyond: '413, or rejected with an explanation',
  },
  compiler: {
    what: 'one compiler run',
    limit: `a separate process with ${COMPILE_LIMITS.ms / 1_000} seconds, ${COMPILE_LIMITS.heapMb} MB for the output and ${MEMORY_BYTES / 1_048_576} MB for the compiler`,
    beyond: 'the process is stopped, and the source is rejected',
  },
} as const satisfies StrangerLimits;
