import { CameraOutlined } from '@ant-design/icons';
import { limits } from '@barnum/rules/limits';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useToasts } from '../../components/toasts.tsx';
import { acceptanceOf, preparePicture } from '../../lib/pictures/prepare-picture.ts';
import styles from './handover-line.module.css';
import type { HandoverState } from './use-handover.ts';

interface Props {
  label: string;
  /** What its button shows. */
  word?: string;
  /** How many there are. */
  count: number;
  lineId: number | null;
  gesture: HandoverState['gesture'];
}

const { tooLarge } = requestFileSentences;
const acceptance = { ...acceptanceOf('article'), maxBytes: limits.requestFileBytes, tooLarge };

/** Takes or chooses a photo, which is shrunk before it waits and is sent: first its gesture, then its bytes under the same key. */
export function PhotoButton({ label, word = 'Photo', count, lineId, gesture }: Props) {
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function send(file: File): Promise<void> {
    setIsBusy(true);
    const prepared = await preparePicture(file, acceptance);
    if ('refusal' in prepared) toasts.error(prepared.refusal);
    else await gesture({ kind: 'photo', line: lineId, photo: prepared.file });
    setIsBusy(false);
  }

  return (
    <div className={styles.photo}>
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
          if (file) void send(file);
        }}
      />
      <Button
        icon={<CameraOutlined aria-hidden />}
        aria-label={label}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {word}
      </Button>
      {count > 0 && <span>{count === 1 ? '1 photo' : `${count} photos`}</span>}
    </div>
  );
}
