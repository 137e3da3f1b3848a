import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toRequestError } from '../http/errors.ts';

const uploadLimits = { files: 1, fileSize: limits.pictureBytes, fields: 10, fieldSize: 10_000, parts: 12 };

/** Adds multipart bodies to the REST facade, with all limits. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: uploadLimits, throwFileSizeLimit: false });
}

/**
 * The text fields of a multipart body and the file in its part `fileField`.
 * @throws DomainError UNSUPPORTED_TYPE for another kind of body, BAD_REQUEST for a malformed one, PAYLOAD_TOO_LARGE
 * above 5 MB, VALIDATION without a file or with several.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileField: string,
): Promise<{ fields: Record<string, unknown>; file: Buffer }> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_TYPE');
  const fields: Record<string, unknown> = {};
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value;
        continue;
      }
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw new DomainError('PAYLOAD_TOO_LARGE', { message: sentences.images.tooLarge });
      if (part.fieldname === fileField) file = bytes;
    }
  } catch (error) {
    if (error instanceof request.server.multipartErrors.FilesLimitError)
      throw refused(fileField, sentences.images.onlyOne);
    throw toRequestError(error);
  }
  if (file === null) throw refused(fileField, sentences.images.missing);
  return { fields, file };
}

function refused(field: string, message: string): DomainError {
  return new DomainError('VALIDATION', { message, fields: { [field]: message } });
}
