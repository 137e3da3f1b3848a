import { type PictureKind, pictureTypes } from '@barnum/rules/images';
import { limits } from '@barnum/rules/limits';

/** First bytes of each accepted type; a dot stands for any byte. */
const signatures = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, ...codes('PNG\r\n'), 0x1a, 0x0a],
  gif: codes('GIF8'),
  webp: codes('RIFF....WEBP'),
};

/** Why a file is refused as a picture of this kind: its type, judged by content as the service does, or its size. */
export async function refusalOf(file: Blob, kind: PictureKind): Promise<'type' | 'size' | null> {
  const start = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!pictureTypes[kind].some((type) => begins(start, signatures[type]))) return 'type';
  return file.size > limits.pictureBytes ? 'size' : null;
}

function begins(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((code, index) => code === anyByte || code === bytes[index]);
}

const anyByte = '.'.charCodeAt(0);

function codes(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
