import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { Alert, Button, Modal } from 'antd';
import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './scan-window.module.css';

interface Props {
  said: string;
  onScan: (read: string) => void;
  onClose: () => void;
  children: ReactNode;
}

/** For how long a label that stays in view is not read again, in milliseconds. */
const pause = 3_000;

/** The camera: each label that it is held to is noted, until it is closed. */
export function ScanWindow({ said, onScan, onClose, children }: Props) {
  const player = useRef<HTMLVideoElement>(null);
  const report = useRef(onScan);
  report.current = onScan;
  const [isRefused, setIsRefused] = useState(false);

  useEffect(() => {
    const video = player.current;
    if (video === null) return;
    return readLabels(
      video,
      (read) => report.current(read),
      () => setIsRefused(true),
    );
  }, []);

  return (
    <Modal
      open
      title="Scanner les étiquettes"
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          Terminer
        </Button>
      }
    >
      {isRefused ? (
        <Alert type="warning" showIcon role="alert" message={pieceSentences.cameraRefused} />
      ) : (
        <video ref={player} className={styles.view} muted playsInline aria-label="Ce que voit l’appareil photo" />
      )}
      <p className={styles.said} role="status">
        {said === '' ? 'Visez une étiquette\u00a0: elle est notée dès qu’elle est lue.' : said}
      </p>
      {children}
    </Modal>
  );
}

/** Reads codes from the rear camera until the function that is returned is called. */
function readLabels(video: HTMLVideoElement, onRead: (read: string) => void, onRefused: () => void): () => void {
  let isOver = false;
  let end = () => {};
  const seen = { read: '', at: 0 };
  const start = async () => {
    const camera = await rearCamera(video);
    const canvas = new QRCanvas();
    const cancel = frameLoop(async () => {
      const read = await camera.readFrame(canvas);
      if (typeof read !== 'string' || isOver) return;
      const now = Date.now();
      if (read !== seen.read || now - seen.at > pause) onRead(read);
      Object.assign(seen, { read, at: now });
    }, video);
    end = () => {
      cancel();
      camera.stop();
      canvas.clear();
    };
    if (isOver) end();
  };
  start().catch(() => {
    if (!isOver) onRefused();
  });
  return () => {
    isOver = true;
    end();
  };
}
