import { firstPossible, lastPossible, nextPossible } from '@barnum/rules/catalogue/articles/quantities';
import { paths, selectionOf, selectionParameter } from '@barnum/rules/paths';
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { announce } from '../../lib/announcements.ts';
import { classNames } from '../../lib/class-names.ts';
import type { OfferedArticle } from '../../lib/hired-on-days.ts';
import { addArticles, setQuantity, useRequestedQuantity } from '../../lib/request-draft/request-draft.ts';
import { useHiredOnDays } from '../availability/article-availability.tsx';
import { Button } from '../ui/button.tsx';
import { Plus } from '../ui/icons.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import styles from './add-to-request.module.css';

interface Props {
  article: OfferedArticle & { id: number; nom: string };
  /** Text of the button while the article is not in the request; of two parts the second is heard only. */
  label: string | readonly [shown: string, heard: string];
  variant: 'quiet' | 'secondary' | 'primary';
  /** On a phone only the icon shows, to save room. */
  compact?: boolean;
  /** Pieces that the button adds, where it is not the fewest that may be asked for. */
  pieces?: number;
  className?: string | undefined;
}

/**
 * Adds one piece, or box, to the visitor's request draft, then sets its quantity; without JavaScript it opens the request page
 * with the article selected.
 */
export function AddToRequest({ article: offered, label, variant, compact, pieces, className }: Props) {
  const { id, nom } = offered;
  const article = useHiredOnDays(offered);
  const first = pieces === undefined ? firstPossible(article) : nextPossible(pieces, article);
  const chosen = useRequestedQuantity(id);
  const place = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const isChosen = chosen > 0;
  const [shown, heard] = typeof label === 'string' ? [label, ''] : label;

  // The button and the stepper take each other's place: the focus goes on to what adds.
  useLayoutEffect(() => {
    if (!hasFocus.current) return;
    hasFocus.current = false;
    const selector = isChosen ? '[data-plus]' : 'button';
    place.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [isChosen]);

  function add(event: FormEvent) {
    event.preventDefault();
    hasFocus.current = true;
    addArticles([{ articleId: id, quantite: first, article }]);
    announce(inWords(nom, first));
  }

  function change(quantite: number) {
    hasFocus.current = quantite === 0 && place.current?.contains(document.activeElement) === true;
    setQuantity(id, quantite, article);
    announce(inWords(nom, quantite));
  }

  return (
    <div ref={place} className={className}>
      {isChosen ? (
        <QuantityStepper
          label={nom}
          value={chosen}
          article={article}
          onChange={change}
          plusLabel={`Ajouté (${chosen}) : ${nom}`}
          wide
        />
      ) : (
        <form action={paths.reservation} onSubmit={add}>
          <Button
            type="submit"
            name={selectionParameter}
            value={selectionOf([{ articleId: id, quantite: first }])}
            variant={variant}
            className={classNames(styles.button, compact && styles.compact)}
            disabled={lastPossible(article) === 0}
          >
            <Plus />
            <span>
              <span className={styles.words}>{shown}</span>
              <span className="visually-hidden">
                {heard} : {nom}
              </span>
            </span>
          </Button>
        </form>
      )}
    </div>
  );
}

function inWords(nom: string, quantite: number): string {
  if (quantite === 0) return `${nom} : retiré de votre demande`;
  return `${nom} : ${quantite === 1 ? '1 exemplaire' : `${quantite} exemplaires`} dans votre demande`;
}
