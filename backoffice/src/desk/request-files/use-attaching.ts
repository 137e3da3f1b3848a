import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import { sentences } from '@barnum/rules/sentences';
import { useRef, useState } from 'react';
import { useClient } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { readPictureHeader } from '../../lib/pictures/picture-header.ts';
import { acceptanceOf, type PreparedPicture, preparePicture } from '../../lib/pictures/prepare-picture.ts';
import { withVisibleName } from '../../lib/pictures/with-visible-name.ts';
import { withProgress } from '../../lib/service/transport.ts';
import { attachFileMutation } from './request-files.ts';

/** A file that is sent, waits for its turn, or was refused. */
export interface FileToAttach {
  key: number;
  file: File;
  /** Its progress from 0 to 1; null while it waits. */
  share: number | null;
  refusal: string | null;
  /** It is refused for what it is: to send it again would change nothing. */
  isFinal: boolean;
}

const { tooLarge } = requestFileSentences;
const acceptance = { ...acceptanceOf('article'), maxBytes: limits.requestFileBytes, tooLarge };

/** Sends files to a request, one after the other. */
export function useAttaching(requestId: number) {
  const client = useClient();
  const toasts = useToasts();
  const [files, setFiles] = useState<readonly FileToAttach[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const lastKey = useRef(0);

  const change = (key: number, part: Partial<FileToAttach>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const remove = (key: number) => setFiles((before) => before.filter((one) => one.key !== key));

  async function send({ key, file }: FileToAttach): Promise<void> {
    change(key, { share: 0, refusal: null });
    const prepared = await prepare(file);
    if ('refusal' in prepared) {
      const { refusal } = prepared;
      return change(key, { refusal, isFinal: refusal !== sentences.images.notPrepared });
    }
    const context = withProgress((share) => change(key, { share }));
    const variables = { requestId, file: prepared.file };
    const outcome = outcomeOf(await client.mutation(attachFileMutation, variables, context).toPromise());
    if (outcome.status !== 'done') {
      const isFinal = outcome.code === 'UNSUPPORTED_TYPE' || outcome.code === 'PAYLOAD_TOO_LARGE';
      return change(key, { refusal: outcome.sentence, isFinal });
    }
    remove(key);
    toasts.success(requestFileSentences.attached);
  }

  async function sendAll(waiting: readonly FileToAttach[]): Promise<void> {
    setIsBusy(true);
    for (const one of waiting) await send(one);
    setIsBusy(false);
  }

  async function attach(chosen: readonly File[]): Promise<void> {
    const waiting = chosen.map(withVisibleName).map((file): FileToAttach => {
      lastKey.current += 1;
      return { key: lastKey.current, file, share: null, refusal: null, isFinal: false };
    });
    // Those that were refused before stay, until they are taken off.
    setFiles((before) => [...before, ...waiting]);
    await sendAll(waiting);
  }

  return { files, isBusy, attach, sendAgain: (one: FileToAttach) => sendAll([one]), remove };
}

// What is no picture is sent as it is, for the service to judge.
async function prepare(file: File): Promise<PreparedPicture | { file: File }> {
  const header = await readPictureHeader(file).catch(() => null);
  if (header !== null) return preparePicture(file, acceptance);
  return file.size > limits.requestFileBytes ? { refusal: tooLarge } : { file };
}
