import type { Readable } from 'node:stream';

export interface StoredFile {
  stream: Readable;
  /** Bytes. */
  size: number;
}

/** Storage of picture files. Paths are relative, with forward slashes, and never chosen by users. */
export interface Storage {
  put(path: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<StoredFile | null>;
  /** A whole file; null when there is none. */
  readAll(path: string): Promise<Buffer | null>;
  /** Names of the folders whose last change was earlier than `before`. */
  listFolders(options: { before: Date }): Promise<string[]>;
  /** Deletes all files under a folder; nothing when there is none. */
  deleteFolder(folder: string): Promise<void>;
  /** Rejects when the storage is unavailable. */
  check(): Promise<void>;
}

/** Thrown when the storage is unavailable. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}
