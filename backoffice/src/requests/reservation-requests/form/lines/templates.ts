import type { ReactNode } from 'react';
import type { CopiedLine, lineInput } from './lines.ts';

/** Renders the window of the templates: one is inserted where that can be, and `lines` may become one. */
export type TemplatesSlot = (props: {
  isOpen: boolean;
  lines: readonly ReturnType<typeof lineInput>[];
  onInsert?: (items: readonly CopiedLine[]) => void;
  onClose: () => void;
}) => ReactNode;
