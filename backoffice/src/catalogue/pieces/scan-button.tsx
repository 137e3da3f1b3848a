import { ScanOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';

// With its reader of codes, which nobody else needs.
const ScanWindow = lazy(async () => ({ default: (await import('./scan-window.tsx')).ScanWindow }));

interface Props {
  /** What came of the label that was read last. */
  said: string;
  onScan: (read: string) => void;
  /** What was noted so far. */
  children: ReactNode;
}

/** Opens the camera to scan labels; nothing where the browser has none to offer. */
export function ScanButton({ said, onScan, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  if (navigator.mediaDevices === undefined) return null;
  return (
    <>
      <Button icon={<ScanOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        Scanner
      </Button>
      {isOpen && (
        <Suspense>
          <ScanWindow said={said} onScan={onScan} onClose={() => setIsOpen(false)}>
            {children}
          </ScanWindow>
        </Suspense>
      )}
    </>
  );
}
