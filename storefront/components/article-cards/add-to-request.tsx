import { canAddOne } from '@barnum/rules/articles';
import { messages } from '@barnum/rules/messages';
import { paths, selectionParameter } from '@barnum/rules/paths';
import type { FormEvent } from 'react';
import { announce } from '../../lib/announcements.ts';
import { classNames } from '../../lib/class-names.ts';
import { useRequestedQuantity } from '../../lib/request-draft/request-draft.ts';
import { Button } from '../ui/button.tsx';
import { Check, Plus } from '../ui/icons.tsx';
import styles from './add-to-request.module.css';

interface Props {
  article: { id: number; nom: string; quantite: number | null };
  /** Text of the button while the article is not in the request. */
  label: string;
  variant: 'quiet' | 'secondary';
  /** On a phone only the icon shows, to save room. */
  compact?: boolean;
  className?: string | undefined;
}

/**
 * Adds one piece to the visitor's request draft; without JavaScript it opens the request page with the article
 * selected.
 */
export function AddToRequest({ article, label, variant, compact, className }: Props) {
  const { id, nom, quantite } = article;
  const [chosen, addOne] = useRequestedQuantity(id, quantite);
  const full = !canAddOne(chosen, quantite);

  function add(event: FormEvent) {
    event.preventDefault();
    if (full) return;
    addOne();
    announce(`${nom} : ${chosen === 0 ? '1 exemplaire' : `${chosen + 1} exemplaires`} dans votre demande`);
  }

  return (
    <form action={paths.reservation} className={className} onSubmit={add}>
      <Button
        type="submit"
        name={selectionParameter}
        value={id}
        variant={variant}
        className={classNames(styles.button, compact && styles.compact)}
        disabled={quantite === 0}
        aria-disabled={full}
        title={full && quantite !== null ? messages.form.stockReached(quantite) : undefined}
      >
        {chosen > 0 ? <Check /> : <Plus />}
        <span>
          <span className={styles.words}>{chosen > 0 ? 'Ajouté' : label}</span>
          {chosen > 0 && ` (${chosen})`}
          <span className="visually-hidden"> : {nom}</span>
        </span>
      </Button>
    </form>
  );
}
