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
    what: 'a form of the portal',
    limit: `${numberText(BODY_LIMITS.form)} bytes without its files`,
    beyond: '413',
  },
  logo: {
    what: 'logo of a dapp',
    limit: `${numberText(DAPP_FILES.logoURL.maxBytes)} bytes, ${LOGO_LIMITS.pixels} × ${LOGO_LIMITS.pixels} pixels, ${LOGO_LIMITS.frames} frames; PNG, JPEG, GIF or WebP by its bytes`,
    beyond: 'refused',
  },
  'nft-document': {
    what: 'document of an NFT or token that is fetched',
    limit: `${numberText(DOCUMENT_LIMITS.maxBytes)} bytes as they come and as they unpack, ${DOCUMENT_LIMITS.totalMs / 1_000} seconds; ${DOCUMENT_PARTS.files} files and ${DOCUMENT_PARTS.attributes} traits`,
    beyond: 'not read; more files and traits are not shown',
  },
  'nested-json': {
    what: 'nesting of JSON of strangers that is stored or shown as a tree',
    limit: `${JSON_DEPTH} levels; documents of NFTs up to ${numberText(DOCUMENT_PARTS.storedBytes)} bytes`,
    beyond: 'the fields that are known are shown alone, a message as its text; an input of the compiler is refused',
  },
  'compiler-input': {
    what: "input of a contract's compiler",
    limit: `${numberText(BODY_LIMITS.sources)} bytes, ${INPUT_LIMITS.sources} sources, ${numberText(INPUT_LIMITS.settings)} characters of settings`,
    beyond: '413, or refused with words',
  },
  compiler: {
    what: 'one run of the compiler',
    limit: `a process of its own with ${COMPILE_LIMITS.ms / 1_000} seconds, ${COMPILE_LIMITS.heapMb} MB for what it says and ${MEMORY_BYTES / 1_048_576} MB for its program`,
    beyond: 'the process is ended, and the source refused',
  },
} as const satisfies StrangerLimits;
