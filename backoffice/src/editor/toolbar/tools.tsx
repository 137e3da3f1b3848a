import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ClearOutlined,
  DisconnectOutlined,
  HighlightOutlined,
  ItalicOutlined,
  LinkOutlined,
  MenuOutlined,
  MinusOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { QuoteIcon } from './quote-icon.tsx';
import styles from './toolbar.module.css';

export type PanelName = 'link' | 'highlight';

export interface Tool {
  id: string;
  label: string;
  icon: ReactNode;
  /** In Tiptap's notation. */
  shortcut?: string;
  /** A tool either acts or opens a panel. */
  action: ((chain: ChainedCommands) => ChainedCommands) | PanelName;
  /** For tools that toggle something. */
  isActive?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

const undo: Tool = {
  id: 'undo',
  label: 'Annuler',
  icon: <UndoOutlined />,
  shortcut: 'Mod-z',
  action: (chain) => chain.undo(),
  isPossible: (editor) => editor.can().undo(),
};

const redo: Tool = {
  id: 'redo',
  label: 'Rétablir',
  icon: <RedoOutlined />,
  shortcut: 'Mod-Shift-z',
  action: (chain) => chain.redo(),
  isPossible: (editor) => editor.can().redo(),
};

const bold: Tool = {
  id: 'bold',
  label: 'Gras',
  icon: <BoldOutlined />,
  shortcut: 'Mod-b',
  action: (chain) => chain.toggleBold(),
  isActive: (editor) => editor.isActive('bold'),
};

const italic: Tool = {
  id: 'italic',
  label: 'Italique',
  icon: <ItalicOutlined />,
  shortcut: 'Mod-i',
  action: (chain) => chain.toggleItalic(),
  isActive: (editor) => editor.isActive('italic'),
};

const underline: Tool = {
  id: 'underline',
  label: 'Souligné',
  icon: <UnderlineOutlined />,
  shortcut: 'Mod-u',
  action: (chain) => chain.toggleUnderline(),
  isActive: (editor) => editor.isActive('underline'),
};

const strike: Tool = {
  id: 'strike',
  label: 'Barré',
  icon: <StrikethroughOutlined />,
  shortcut: 'Mod-Shift-s',
  action: (chain) => chain.toggleStrike(),
  isActive: (editor) => editor.isActive('strike'),
};

const clear: Tool = {
  id: 'clear',
  label: 'Effacer la mise en forme',
  icon: <ClearOutlined />,
  action: (chain) => chain.unsetAllMarks().clearNodes().unsetTextAlign(),
};

const highlight: Tool = {
  id: 'highlight',
  label: 'Surligner',
  icon: <HighlightOutlined />,
  shortcut: 'Mod-Shift-h',
  action: 'highlight',
  isActive: (editor) => editor.isActive('highlight'),
};

const heading = (level: 1 | 2 | 3 | 4): Tool => ({
  id: `heading-${level}`,
  label: `Titre ${level} (H${level})`,
  icon: <span className={styles.sign} data-sign={`H${level}`} />,
  shortcut: `Mod-Alt-${level}`,
  action: (chain) => chain.toggleHeading({ level }),
  isActive: (editor) => editor.isActive('heading', { level }),
});

const blockquote: Tool = {
  id: 'blockquote',
  label: 'Citation',
  icon: <QuoteIcon />,
  shortcut: 'Mod-Shift-b',
  action: (chain) => chain.toggleBlockquote(),
  isActive: (editor) => editor.isActive('blockquote'),
};

const rule: Tool = {
  id: 'rule',
  label: 'Ligne de séparation',
  icon: <MinusOutlined />,
  action: (chain) => chain.setHorizontalRule(),
};

const bulletList: Tool = {
  id: 'bullet-list',
  label: 'Liste à puces',
  icon: <UnorderedListOutlined />,
  shortcut: 'Mod-Shift-8',
  action: (chain) => chain.toggleBulletList(),
  isActive: (editor) => editor.isActive('bulletList'),
};

const orderedList: Tool = {
  id: 'ordered-list',
  label: 'Liste numérotée',
  icon: <OrderedListOutlined />,
  shortcut: 'Mod-Shift-7',
  action: (chain) => chain.toggleOrderedList(),
  isActive: (editor) => editor.isActive('orderedList'),
};

const link: Tool = {
  id: 'link',
  label: 'Lien',
  icon: <LinkOutlined />,
  shortcut: 'Mod-k',
  action: 'link',
  isActive: (editor) => editor.isActive('link'),
};

const unlink: Tool = {
  id: 'unlink',
  label: 'Retirer le lien',
  icon: <DisconnectOutlined />,
  action: (chain) => chain.unsetLink(),
  isPossible: (editor) => editor.isActive('link'),
};

const alignLeft: Tool = {
  id: 'align-left',
  label: 'Aligner à gauche',
  icon: <AlignLeftOutlined />,
  shortcut: 'Mod-Shift-l',
  action: (chain) => chain.unsetTextAlign(),
  isActive: (editor) => editor.isActive({ textAlign: null }),
};

const align = (to: 'center' | 'right' | 'justify', label: string, key: string, icon: ReactNode): Tool => ({
  id: `align-${to}`,
  label,
  icon,
  shortcut: `Mod-Shift-${key}`,
  action: (chain) => chain.setTextAlign(to),
  isActive: (editor) => editor.isActive({ textAlign: to }),
});

const lists = [bulletList, orderedList];

/** The tools of both toolbars, in groups. */
export const toolGroups: Record<'basic' | 'full', Tool[][]> = {
  basic: [
    [undo, redo],
    [bold, italic, underline, strike, clear],
    [heading(2), heading(3)],
    [blockquote, ...lists],
    [link],
  ],
  full: [
    [undo, redo],
    [heading(1), heading(2), heading(3), heading(4)],
    [bold, italic, underline, strike, highlight, clear],
    [blockquote, rule, ...lists],
    [link, unlink],
    [
      alignLeft,
      align('center', 'Centrer', 'e', <AlignCenterOutlined />),
      align('right', 'Aligner à droite', 'r', <AlignRightOutlined />),
      align('justify', 'Justifier', 'j', <MenuOutlined />),
    ],
  ],
};
