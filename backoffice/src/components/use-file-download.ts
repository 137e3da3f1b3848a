import { useState } from 'react';
import { download } from '../lib/download.ts';
import { useToasts } from './toasts.tsx';

/**
 * Downloads of files whose address asks for the session's token. `received` is how many bytes of the one that is on its
 * way are here, null when there is none; `failure` is the message for a download that failed.
 */
export function useFileDownload(token: string | null, failure: string) {
  const toasts = useToasts();
  const [received, setReceived] = useState<number | null>(null);

  async function save(path: string, name: string): Promise<void> {
    setReceived(0);
    try {
      const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(failure);
      download(name, new Blob(await readAll(answer, setReceived)), answer.headers.get('content-type') ?? '');
    } catch {
      toasts.error(failure);
    } finally {
      setReceived(null);
    }
  }

  return { received, save };
}

async function readAll(answer: Response, onReceived: (bytes: number) => void): Promise<BlobPart[]> {
  const chunks: BlobPart[] = [];
  let bytes = 0;
  for (const reader = answer.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    bytes += value.length;
    onReceived(bytes);
  }
  return chunks;
}
