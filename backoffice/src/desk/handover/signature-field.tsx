import { drawing } from '@barnum/rules/requests/acceptances/acceptances';
import { type DrawnPoint, drawnPoint, drawnTo } from '@barnum/rules/requests/acceptances/drawn-signature';
import { Button } from 'antd';
import { type PointerEvent, useRef } from 'react';
import styles from './signature-field.module.css';

interface Props {
  /** Empty without a drawing. */
  path: string;
  onChange: (path: string) => void;
}

/** Where the customer signs by finger, pen or mouse. */
export function SignatureField({ path, onChange }: Props) {
  const last = useRef<DrawnPoint | null>(null);

  function draw(event: PointerEvent<SVGSVGElement>, from: DrawnPoint | null) {
    const point = drawnPoint(event, event.currentTarget.getBoundingClientRect());
    const longer = drawnTo(path, point, from);
    if (longer === path) return;
    last.current = point;
    onChange(longer);
  }

  return (
    <div className={styles.signature}>
      <svg
        role="img"
        aria-label={path === '' ? 'Signature, vide' : 'Signature du client'}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          draw(event, null);
        }}
        onPointerMove={(event) => last.current !== null && draw(event, last.current)}
        onPointerUp={() => {
          last.current = null;
        }}
        onPointerCancel={() => {
          last.current = null;
        }}
      >
        <path d={path} />
      </svg>
      {path !== '' && <Button onClick={() => onChange('')}>Effacer la signature</Button>}
    </div>
  );
}
