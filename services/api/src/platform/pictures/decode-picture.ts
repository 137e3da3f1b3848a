import { availableParallelism } from 'node:os';
import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { createTurns } from './decoding-turns.ts';

// No picture is worked on twice: what libvips would keep for that is memory lost.
sharp.cache(false);

/** Bytes that all pictures that are worked on at a time may take. */
const memory = 300_000_000;

/** What a picture takes that is decoded line by line, and what goes with any other. */
const streaming = 48_000_000;

/** All work on pictures takes its turn here: one at a time on each core, within the memory. */
export const inTurn = createTurns({ cores: availableParallelism(), memory });

/** Bytes that work on this many pixels takes, `each` on every one. */
export function memoryOf(pixels: number, each: number): number {
  return streaming + pixels * each;
}

/**
 * What a file is by its content, as an extension; undefined when nothing is known of it. An animated PNG is a PNG.
 * @throws DomainError UNSUPPORTED_TYPE for HEIC and for an empty file, which are told apart from what is no picture.
 */
export async function contentTypeOf(bytes: Buffer): Promise<string | undefined> {
  if (bytes.length === 0) throw refused(sentences.images.empty);
  const extension = (await fileTypeFromBuffer(bytes))?.ext;
  if (extension === 'heic') throw refused(sentences.images.heic);
  return extension === 'apng' ? 'png' : extension;
}

/**
 * Works on a picture of a known type once it is its turn. A JPEG is decoded no larger than the work needs it, of an
 * animation the first frame.
 * @throws DomainError UNSUPPORTED_TYPE when it has too many pixels, or is no whole picture.
 */
export async function decodePicture<Result>(bytes: Buffer, work: (picture: Sharp) => Promise<Result>): Promise<Result> {
  const metadata = await undamaged(() => sharp(bytes, { limitInputPixels: false }).metadata());
  const { width, height, format } = metadata;
  const needed = memoryOf(width * height, heldBytes(metadata));
  const most = format === 'jpeg' && needed <= memory ? limits.jpegPixels : limits.picturePixels;
  if (width * height > most) throw refused(sentences.images.tooManyPoints(width, height, most));
  const picture = () => sharp(bytes, { limitInputPixels: limits.jpegPixels, failOn: 'error' });
  return undamaged(() => inTurn(needed, () => work(picture())));
}

/** Bytes for each pixel of what has to be held whole; a plain JPEG or PNG is read line by line. */
function heldBytes({ format, isProgressive, chromaSubsampling, channels, depth }: Metadata): number {
  switch (format) {
    case 'jpeg':
      // Two for each sample, of which there are fewer where colours are kept in half the size.
      return isProgressive ? 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels) : 0;
    case 'png':
      return isProgressive ? channels * (depth === 'ushort' ? 2 : 1) : 0;
    case 'gif':
      return 6;
    default:
      return 4;
  }
}

async function undamaged<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw refused(sentences.images.damaged);
  }
}

function refused(message: string): DomainError {
  return new DomainError('UNSUPPORTED_TYPE', { message });
}
