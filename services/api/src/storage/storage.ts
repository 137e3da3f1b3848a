import type { Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  /** Bytes. */
  size: number;
}

/** Where the files of pictures live. Paths are relative, with forward slashes, chosen by the service alone. */
export interface Storage {
  put(path: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<StoredFile | null>;
  /** Deletes all files under a folder; nothing when there is none. */
  deleteFolder(folder: string): Promise<void>;
  /** Rejects when files cannot be kept now. */
  check(): Promise<void>;
}
