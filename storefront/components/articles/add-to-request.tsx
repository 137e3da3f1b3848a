import { messages } from '@barnum/rules/messages';
import { paths } from '@barnum/rules/paths';
import { canAddOne } from '@barnum/rules/stock';
import { classNames } from '../../lib/class-names.ts';
import { useRequestDraft } from '../../lib/request-draft.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Check, Plus } from '../ui/icons.tsx';
import styles from './add-to-request.module.css';

interface Props {
  article: { id: number; nom: string; quantite: number | null };
  /** Words of the button before the article is chosen. */
  label: string;
  variant: 'quiet' | 'secondary';
  /** On a phone the sign alone, to save room. */
  compact?: boolean;
  className?: string | undefined;
}

/** Puts one piece into the visitor's request; until the script runs, a link to the request with the article in it. */
export function AddToRequest({ article, label, variant, compact, className }: Props) {
  const { id, nom, quantite } = article;
  const { items, addArticle } = useRequestDraft();
  const chosen = items.find((item) => item.articleId === id)?.quantite ?? 0;
  const name = <span className="visually-hidden"> : {nom}</span>;
  const look = { variant, className: classNames(compact && styles.compact, className) };

  if (!useHydrated()) {
    return (
      <LinkButton href={paths.reservationWith([id])} {...look}>
        <Plus />
        <span className={styles.words}>
          {label}
          {name}
        </span>
      </LinkButton>
    );
  }
  const full = !canAddOne(chosen, quantite);
  return (
    <Button
      {...look}
      onClick={() => addArticle(id, quantite)}
      disabled={full}
      title={full && quantite !== null ? messages.reservation.stockReached(quantite) : undefined}
    >
      {chosen > 0 ? <Check /> : <Plus />}
      <span>
        <span className={styles.words}>{chosen > 0 ? 'Ajouté' : label}</span>
        {chosen > 0 && ` (${chosen})`}
        {name}
      </span>
    </Button>
  );
}
