import { crc32, deflateSync } from 'node:zlib';

/** Where the chunks after its first one begin. */
const headerEnd = 33;

/** A PNG with another chunk after its first one. */
export function withChunk(image: Buffer, type: string, content: Buffer): Buffer {
  return Buffer.concat([image.subarray(0, headerEnd), chunk(type, content), image.subarray(headerEnd)]);
}

/** A PNG of a few bytes that says this size. */
export function emptyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const content = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', content), chunk('IEND', Buffer.alloc(0))]);
}

/** A PNG as an animation: itself, then its upper left pixel. */
export function animatedPng(image: Buffer): Buffer {
  const [width, height] = [image.readUInt32BE(16), image.readUInt32BE(20)];
  const end = image.length - 12;
  const pixel = deflateSync(Buffer.alloc(4));
  const frames = Buffer.concat([frame(1, 1, 1), chunk('fdAT', Buffer.concat([numbers(2), pixel]))]);
  return Buffer.concat([
    image.subarray(0, headerEnd),
    chunk('acTL', numbers(2, 0)),
    frame(0, width, height),
    image.subarray(headerEnd, end),
    frames,
    image.subarray(end),
  ]);
}

function frame(order: number, width: number, height: number): Buffer {
  return chunk('fcTL', Buffer.concat([numbers(order, width, height, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]));
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

function chunk(type: string, content: Buffer): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const named = Buffer.concat([Buffer.from(type), content]);
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
