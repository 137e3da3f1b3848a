import { drawing } from '@barnum/rules/requests/acceptances/acceptances';
import { type DrawnPoint, drawnPoint, drawnTo } from '@barnum/rules/requests/acceptances/drawn-signature';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './acceptance.module.css';

interface Props {
  /** As `quoteAcceptanceInput` has it; empty without a drawing. */
  path: string;
  error: string | undefined;
  onChange: (path: string) => void;
}

/** Where a signature can be drawn by finger, pen or mouse. It is optional: the code and the name are what counts. */
export function SignatureField({ path, error, onChange }: Props) {
  const last = useRef<DrawnPoint | null>(null);

  function draw(event: PointerEvent<SVGSVGElement>, from: DrawnPoint | null) {
    const point = drawnPoint(event, event.currentTarget.getBoundingClientRect());
    const longer = drawnTo(path, point, from);
    if (longer === path) return;
    last.current = point;
    onChange(longer);
  }

  function begin(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    draw(event, null);
  }

  function go(event: PointerEvent<SVGSVGElement>) {
    if (last.current !== null) draw(event, last.current);
  }

  /** The button goes with what it clears. */
  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.closest('details')?.querySelector('summary')?.focus();
    onChange('');
  }

  function end() {
    last.current = null;
  }

  return (
    <details className={styles.signature}>
      <summary>Dessiner ma signature (facultatif)</summary>
      <svg
        role="img"
        aria-label={path === '' ? 'Signature, vide' : 'Votre signature'}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d={path} />
      </svg>
      <p className={styles.error} aria-live="polite">
        {error}
      </p>
      {path !== '' && (
        <Button variant="quiet" onClick={clear}>
          Effacer la signature
        </Button>
      )}
    </details>
  );
}
