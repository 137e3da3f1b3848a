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
  /** A whole file; null when there is no such one. */
  readAll(path: string): Promise<Buffer | null>;
  /** Names of the folders whose last change was earlier than `before`. */
  listFolders(options: { before: Date }): Promise<string[]>;
  /** Deletes all files under a folder; nothing when there is none. */
  deleteFolder(folder: string): Promise<void>;
  /** Rejects when files cannot be kept now. */
  check(): Promise<void>;
}

/** Thrown when files cannot be reached now. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}
