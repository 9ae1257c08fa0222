import { ApiError } from '../../api-error.ts';

const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}\s*$/;

/**
 * The reference that a body asks for: `url` as text, `url` in base 64 where `base64` is true, or `base64` itself where it is
 * text. @throws ApiError naming the field
 */
export function readMetadataRequest(body: unknown): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('invalid_parameter', 'The body has to be an object with url.');
  const { url, base64 } = body as { url?: unknown; base64?: unknown };
  if (typeof base64 === 'string' && !/^(true|false)?$/.test(base64)) return decoded('base64', base64);
  if (typeof url !== 'string' || url === '') throw refused('url', 'has to be text');
  return String(base64) === 'true' ? decoded('url', url) : url;
}

function decoded(name: string, text: string): string {
  if (!BASE64.test(text)) throw refused(name, 'is not base 64');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
  } catch {
    throw refused(name, 'is not text in base 64');
  }
}

function refused(name: string, rule: string): ApiError {
  return new ApiError('invalid_parameter', `Body field ${name} ${rule}.`, name);
}
