import { limits } from '@barnum/rules/limits';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import { useRef, useState } from 'react';
import { useToasts } from '../../components/toasts.tsx';
import { acceptanceOf, preparePicture } from '../../lib/pictures/prepare-picture.ts';

const { tooLarge } = requestFileSentences;
const acceptance = { ...acceptanceOf('article'), maxBytes: limits.requestFileBytes, tooLarge };

/** A hidden field that takes or chooses a photo, and has it shrunk before it is given; `take` opens it. */
export function usePhotoInput(label: string, onPhoto: (photo: File) => Promise<void> | void) {
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function give(file: File): Promise<void> {
    setIsBusy(true);
    const prepared = await preparePicture(file, acceptance);
    if ('refusal' in prepared) toasts.error(prepared.refusal);
    else await onPhoto(prepared.file);
    setIsBusy(false);
  }

  return {
    isBusy,
    take: () => input.current?.click(),
    field: (
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void give(file);
        }}
      />
    ),
  };
}
