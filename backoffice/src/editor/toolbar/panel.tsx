import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './toolbar.module.css';

interface Props {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** The panel of a tool, under the toolbar: takes the focus, closes with Escape or when the focus leaves it. */
export function Panel({ label, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (panel.current) standUnderTool(panel.current);
  }, []);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);

  useEffect(() => {
    function closeElsewhere(event: PointerEvent) {
      const bar = panel.current?.parentElement;
      if (event.target instanceof Node && !bar?.contains(event.target)) onClose();
    }
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, [onClose]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  function closeBehind(event: FocusEvent) {
    const { relatedTarget } = event;
    if (relatedTarget instanceof Node && !event.currentTarget.parentElement?.contains(relatedTarget)) onClose();
  }

  return (
    <div
      className={styles.panel}
      ref={panel}
      role="dialog"
      aria-label={label}
      onKeyDown={closeOnEscape}
      onBlur={closeBehind}
    >
      {children}
    </div>
  );
}

// Free space beside the panel, in pixels.
const margin = 8;

function standUnderTool(panel: HTMLElement): void {
  const bar = panel.parentElement;
  const tool = bar?.querySelector('[aria-expanded="true"]');
  if (!bar || !tool) return;
  const wanted = tool.getBoundingClientRect().left - bar.getBoundingClientRect().left;
  const last = bar.clientWidth - panel.offsetWidth - margin;
  panel.style.left = `${Math.max(margin, Math.min(wanted, last))}px`;
}
