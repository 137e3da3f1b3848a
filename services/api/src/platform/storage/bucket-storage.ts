import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import { type Storage, StorageUnavailableError } from './storage.ts';

/** A bucket of an S3-compatible service, and its key. */
export interface Bucket {
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const requestMilliseconds = 10_000;
const checkMilliseconds = 2_000;

/**
 * Storage in a bucket, which is created when there is none. All processes that use it share the pictures.
 * Every failure is thrown as StorageUnavailableError.
 */
export async function bucketStorage(bucket: Bucket): Promise<Storage> {
  const client = createClient(bucket, requestMilliseconds);
  const checkClient = createClient(bucket, checkMilliseconds);
  const listKeys = async (prefix: string) => (await call(() => client.listObjects('/', prefix))) ?? [];

  await call(async () => {
    if ((await client.bucketExists()) || (await client.createBucket())) return;
    throw new Error('The bucket could not be made.');
  });
  return {
    async put(path, bytes) {
      await call(() => client.putObject(path, bytes));
    },
    // Not streamed: a slow visitor must not keep a request to the bucket open.
    async read(path) {
      const bytes = await readAll(path);
      return bytes && { stream: Readable.from([bytes]), size: bytes.length };
    },
    readAll,
    async listFolders({ before }) {
      const changed = new Map<string, number>();
      for (const { Key: key, LastModified: modified } of await listKeys('')) {
        const [folder = ''] = key.split('/');
        changed.set(folder, Math.max(changed.get(folder) ?? 0, new Date(modified).getTime()));
      }
      return [...changed].filter(([, latest]) => latest < before.getTime()).map(([folder]) => folder);
    },
    async deleteFolder(folder) {
      const keys = (await listKeys(`${folder}/`)).map(({ Key: key }) => key);
      await call(() => client.deleteObjects(keys));
    },
    async check() {
      if (!(await call(() => checkClient.bucketExists()))) throw new StorageUnavailableError('The bucket is gone.');
    },
  };

  async function readAll(path: string): Promise<Buffer | null> {
    const bytes = await call(() => client.getObjectArrayBuffer(path));
    return bytes && Buffer.from(bytes);
  }
}

function createClient({ endpoint, name, ...keys }: Bucket, requestAbortTimeout: number): S3mini {
  return new S3mini({ ...keys, endpoint: `${endpoint}/${name}`, requestAbortTimeout });
}

// Every call can be repeated safely: the retry is for idle connections that broke.
async function call<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work().catch(work);
  } catch (error) {
    throw new StorageUnavailableError('A call to the bucket of pictures failed.', { cause: error });
  }
}
