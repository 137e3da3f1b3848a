import { paths, selectionOf, selectionParameter } from '@barnum/rules/paths';
import type { FormEvent } from 'react';
import type { ArticleSet } from '../../lib/article-sets.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Check, Plus } from '../ui/icons.tsx';

interface Props {
  set: ArticleSet;
  isAdded: boolean;
  onAdd: (event: FormEvent) => void;
  variant: 'secondary' | 'quiet';
  className?: string | undefined;
}

/**
 * Adds all articles of a set to the visitor's request draft; without JavaScript it opens the request page with them.
 * Once they are there it leads to them.
 */
export function AddSet({ set, isAdded, onAdd, variant, className }: Props) {
  if (isAdded) {
    return (
      <LinkButton href={paths.reservation} variant={variant} className={className}>
        <Check />
        <span>
          Dans votre demande<span className="visually-hidden"> : {set.nom}</span>
        </span>
      </LinkButton>
    );
  }
  return (
    <form action={paths.reservation} onSubmit={onAdd} className={className}>
      <Button type="submit" variant={variant} name={selectionParameter} value={selectionOf(set.items)}>
        <Plus />
        <span>
          Ajouter l’ensemble<span className="visually-hidden"> : {set.nom}</span>
        </span>
      </Button>
    </form>
  );
}
