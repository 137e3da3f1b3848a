import { Tooltip } from 'antd';
import { ariaShortcut, writtenShortcut } from '../shortcuts.ts';
import styles from './toolbar.module.css';
import type { Tool } from './tools.tsx';

interface Props {
  tool: Tool;
  isActive: boolean | undefined;
  isDisabled: boolean;
  /** For a tool that opens a panel. */
  isOpen: boolean | undefined;
  stop: { 'data-stop': string; tabIndex: number };
  onUse: (byPointer: boolean) => void;
}

/** A toolbar button; a disabled one stays reachable with the arrow keys. */
export function ToolButton({ tool, isActive, isDisabled, isOpen, stop, onUse }: Props) {
  const { label, shortcut, icon } = tool;
  return (
    <Tooltip
      title={
        <>
          {label}
          {shortcut && <kbd className={styles.shortcut}>{writtenShortcut(shortcut)}</kbd>}
        </>
      }
      mouseEnterDelay={0.4}
    >
      <button
        {...stop}
        type="button"
        className={styles.tool}
        aria-label={label}
        aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
        aria-pressed={isActive}
        aria-disabled={isDisabled || undefined}
        aria-haspopup={isOpen === undefined ? undefined : 'dialog'}
        aria-expanded={isOpen}
        // The text keeps its focus and its selection.
        onMouseDown={(event) => event.preventDefault()}
        // detail is 0 for a click by keyboard.
        onClick={(event) => !isDisabled && onUse(event.detail > 0)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
