import { DAPP_FILES } from '@ledgerscope/contract';
import { AbiError, readAbi } from '@ledgerscope/ledger/abi';
import type { NewContract, NewLogo } from '@ledgerscope/portal-store';
import { imageSize } from 'image-size';
import { FileError } from '../../api-error.ts';
import { sniffType } from '../../gateway/sniff-type.ts';
import type { Uploads } from '../../plugins/uploads.ts';
import { countFrames } from './image-frames.ts';

const LOGO_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);
/** Pixels along each side; images that move have frames. */
export const LOGO_LIMITS = { pixels: 2_048, frames: 100 } as const;
const HEX = /^(?:0x)?((?:[0-9a-f]{2})+)$/i;

/** What a person uploads of a contract. */
export type ContractFiles = Pick<NewContract, 'abi' | 'sourceCode' | 'byteCode'>;

/**
 * The files of a contract, each read as what it is to be, whatever it calls itself.
 * @throws FileError naming a file that is something else
 */
export function contractFiles({ abi, sourceCode, byteCode }: Uploads): ContractFiles {
  return {
    abi: abi === undefined ? null : abiOf(abi),
    sourceCode: sourceCode === undefined ? null : sourceOf(sourceCode),
    byteCode: byteCode === undefined ? null : byteCodeOf(byteCode),
  };
}

/** The logo, by its first bytes; undefined where none was sent. @throws FileError for anything but PNG, JPEG, GIF and WebP */
export function logoFile({ logoURL }: Uploads): NewLogo | undefined {
  if (logoURL === undefined) return undefined;
  const mediaType = sniffType(logoURL);
  if (!LOGO_TYPES.has(mediaType)) throw logoError('The logo must be a PNG, JPEG, GIF or WebP image.');
  const { width, height } = sizeOf(mediaType, logoURL);
  // A small file can unfold to an image that takes a browser's memory.
  if (width > LOGO_LIMITS.pixels || height > LOGO_LIMITS.pixels)
    throw logoError(`The logo must not exceed ${LOGO_LIMITS.pixels} × ${LOGO_LIMITS.pixels} pixels.`);
  if (countFrames(mediaType, logoURL) > LOGO_LIMITS.frames)
    throw logoError(`The logo must not exceed ${LOGO_LIMITS.frames} frames.`);
  return { mediaType, image: logoURL };
}

function sizeOf(mediaType: string, image: Uint8Array): { readonly width: number; readonly height: number } {
  try {
    // A copy with memory of its own: the reader looks beyond the end of a part of a larger one.
    const { width, height, type = '' } = imageSize(Uint8Array.from(image));
    // A file can begin as two kinds; its size has to be that of the kind that is named to browsers.
    if (width > 0 && height > 0 && mediaType === `image/${type === 'jpg' ? 'jpeg' : type}`) return { width, height };
  } catch {
    // Its beginning is that of an image, the rest is not.
  }
  throw logoError('The logo cannot be read as an image.');
}

function logoError(reason: string): FileError {
  return new FileError(DAPP_FILES.logoURL.label, 'logoURL', reason);
}

function abiOf(bytes: Uint8Array): readonly unknown[] {
  try {
    return readAbi(decodeFile(bytes, 'abi'));
  } catch (error) {
    if (error instanceof AbiError) throw new FileError(DAPP_FILES.abi.label, 'abi', `${error.message}.`);
    throw error;
  }
}

function sourceOf(bytes: Uint8Array): string {
  return decodeFile(bytes, 'sourceCode');
}

function byteCodeOf(bytes: Uint8Array): string {
  const [, digits] = HEX.exec(decodeFile(bytes, 'byteCode').trim()) ?? [];
  if (digits !== undefined) return digits.toLowerCase();
  throw new FileError(DAPP_FILES.byteCode.label, 'byteCode', 'The bytecode must be hexadecimal.');
}

function decodeFile(bytes: Uint8Array, field: 'abi' | 'sourceCode' | 'byteCode'): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // PostgreSQL has no text with it, and no source code does.
    if (!text.includes('\0')) return text;
  } catch {
    // Not UTF-8: as below.
  }
  const { label } = DAPP_FILES[field];
  throw new FileError(label, field, `The ${label} must be UTF-8 text.`);
}
