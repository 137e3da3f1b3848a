import { DomainError } from '@barnum/rules/errors';
import { mediaUrl } from '@barnum/rules/paths';
import type { FastifyInstance } from 'fastify';
import type { Storage } from '../../platform/storage/storage.ts';

const contentTypes: Record<string, string> = { webp: 'image/webp', jpg: 'image/jpeg', avif: 'image/avif' };

/** Serves pictures at `/media/{key}/{width}.{type}`. They never change, so browsers may cache them for ever. */
export function registerMedia(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { key: string; file: string } }>(mediaUrl(':key', ':file'), async (request, reply) => {
    const { key, file } = request.params;
    const type = contentTypes[/^\d{1,5}\.(\w+)$/.exec(file)?.[1] ?? ''];
    const found = type !== undefined && /^[0-9a-f]{24}$/.test(key) ? await storage.read(`${key}/${file}`) : null;
    if (found === null || type === undefined) throw new DomainError('NOT_FOUND');
    return reply
      .header('content-type', type)
      .header('content-length', found.size)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(found.stream);
  });
}
