import { EditOutlined } from '@ant-design/icons';
import { limits } from '@barnum/rules/limits';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useImageDescription } from './article-images.ts';
import styles from './image-description.module.css';

interface Props {
  image: { id: number; altImage: string | null };
  /** The image's accessible name. */
  name: string;
}

/** The alternative text of a saved image, edited in place and saved on blur. */
export function ImageDescription({ image: { id, altImage }, name }: Props) {
  const saved = altImage ?? '';
  const [text, setText] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  const description = useImageDescription();
  const isEdited = text !== null;
  const isSaving = description.busyId !== null;

  // The focus returns to the edit button.
  useEffect(() => {
    if (wasEdited.current && !isEdited && document.activeElement === document.body) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  async function save(): Promise<void> {
    if (isSaving) return;
    if (text === null || text.trim() === saved || (await description.run({ id, altImage: text }))) setText(null);
  }

  function finish(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Inside the article's form, Enter would save the whole article.
    event.preventDefault();
    if (event.key === 'Enter') save();
    else setText(null);
  }

  if (isEdited) {
    return (
      <Input
        size="small"
        autoFocus
        aria-label={`Texte de remplacement : ${name}`}
        placeholder="Ce que montre l’image"
        maxLength={limits.nom}
        value={text}
        readOnly={isSaving}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={finish}
        onBlur={save}
      />
    );
  }
  return (
    <p className={altImage ? styles.given : styles.missing}>
      {altImage ?? 'Sans texte de remplacement'}
      <Button
        ref={button}
        type="text"
        size="small"
        icon={<EditOutlined aria-hidden />}
        onClick={() => setText(saved)}
        aria-label={`Modifier le texte de remplacement : ${name}`}
        title="Modifier le texte de remplacement"
      />
    </p>
  );
}
