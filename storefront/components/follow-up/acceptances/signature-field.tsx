import { drawing } from '@barnum/rules/requests/acceptances/acceptances';
import { type PointerEvent, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './acceptance.module.css';

interface Props {
  /** As `quoteAcceptanceInput` has it; empty without a drawing. */
  path: string;
  error: string | undefined;
  onChange: (path: string) => void;
}

/** Units between two points of a line: fewer would only make it longer. */
const step = 3;

/** Where a signature can be drawn by finger, pen or mouse. It is optional: the code and the name are what counts. */
export function SignatureField({ path, error, onChange }: Props) {
  const last = useRef<{ x: number; y: number } | null>(null);

  function pointOf(event: PointerEvent<SVGSVGElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), 1) * most);
    return {
      x: within((event.clientX - left) / width, drawing.width),
      y: within((event.clientY - top) / height, drawing.height),
    };
  }

  function add(command: string) {
    const longer = path === '' ? command.trimStart() : `${path}${command}`;
    if (longer.length <= drawing.maxLength) onChange(longer);
  }

  function begin(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = pointOf(event);
    last.current = { x, y };
    add(` M${x} ${y}`);
  }

  function go(event: PointerEvent<SVGSVGElement>) {
    if (last.current === null) return;
    const { x, y } = pointOf(event);
    if (Math.hypot(x - last.current.x, y - last.current.y) < step) return;
    last.current = { x, y };
    add(` L${x} ${y}`);
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
        <Button variant="quiet" onClick={() => onChange('')}>
          Effacer la signature
        </Button>
      )}
    </details>
  );
}
