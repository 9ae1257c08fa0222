import fastifyMultipart, { type MultipartFile } from '@fastify/multipart';
import type { Call, UploadRule } from '@ledgerscope/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FileError } from '../api-error.ts';

/** The bytes of uploaded files, by the names of their fields. */
export type Uploads = Readonly<Record<string, Uint8Array>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Files that came with a form; none where the call takes none. */
    uploads: Uploads;
  }
}

const NO_UPLOADS: Uploads = {};
const MAX_FIELDS = 40;
const MAX_FIELD_BYTES = 8_192;
/** Beyond this a file is cut off while it comes; each field has a lower bound of its own. */
const MAX_FILE_BYTES = 1_048_576;

/** Lets routes read forms with files. To be added before the routes. */
export async function addUploads(app: FastifyInstance): Promise<void> {
  app.decorateRequest('uploads');
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: {
      fieldNameSize: 100,
      fieldSize: MAX_FIELD_BYTES,
      fields: MAX_FIELDS,
      fileSize: MAX_FILE_BYTES,
      files: 6,
      parts: MAX_FIELDS + 6,
      headerPairs: 100,
    },
  });
}

/**
 * The fields of what was sent: of a form with files those beside the files, which are put into `request.uploads`.
 * @throws FileError naming a file that is too large, or that the call does not take
 */
export async function readSent({ files }: Call, request: FastifyRequest): Promise<unknown> {
  request.uploads = NO_UPLOADS;
  if (files === undefined || !request.isMultipart()) return request.body;
  const fields: Record<string, unknown> = {};
  const uploads: Record<string, Uint8Array> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else {
      const bytes = await readFile(part, Object.hasOwn(files, part.fieldname) ? files[part.fieldname] : undefined);
      if (bytes.length > 0) uploads[part.fieldname] = bytes;
    }
  }
  request.uploads = uploads;
  return fields;
}

/** A field of files that the person left empty comes as a file of no bytes. */
async function readFile(part: MultipartFile, rule: UploadRule | undefined): Promise<Uint8Array> {
  const bytes = await part.toBuffer();
  if (rule === undefined) throw new FileError(part.fieldname.slice(0, 50), part.fieldname, 'Unexpected file.');
  if (!part.file.truncated && bytes.length <= rule.maxBytes) return bytes;
  throw new FileError(rule.label, part.fieldname, `The ${rule.label} must not exceed ${rule.maxBytes / 1_024} KB.`);
}
