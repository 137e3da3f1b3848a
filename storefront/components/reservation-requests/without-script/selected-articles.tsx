import { byThePiece, firstPossible } from '@barnum/rules/catalogue/articles/quantities';
import { paths, quantityParameter, type SelectedItem, selectionOf, selectionParameter } from '@barnum/rules/paths';
import { formatCents } from '@barnum/rules/prices/amounts';
import { priceRequest } from '@barnum/rules/prices/price-request';
import { unbroken } from '@barnum/rules/text/french';
import type { ReactNode } from 'react';
import type { ShopTerms } from '../../../lib/page-data.ts';
import {
  type DraftItem,
  type DraftWish,
  emptyDraft,
  wantedItem,
  wishOf,
} from '../../../lib/request-draft/request-draft-state.ts';
import { PackSelects } from '../../packs/pack-questions.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import fields from '../../ui/field.module.css';
import type { ArticleChoice } from '../draft/article-choices.ts';
import { draftRental } from '../draft/draft-rental.ts';
import styles from './selected-articles.module.css';

interface Props {
  articles: readonly ArticleChoice[];
  items: readonly DraftItem[];
  wishes: readonly DraftWish[];
  terms: ShopTerms;
  /** Of the company; empty for none. */
  email: string;
}

/** The list of articles in an address, changed by forms and links that lead to another such address. */
export function SelectedArticles({ articles, items, wishes, terms, email }: Props) {
  const prices = priceRequest(draftRental({ ...emptyDraft, items, wishes }, articles, terms));
  const said = items.map((item) => wantedItem({ wishes }, item));
  const without = (articleId: number) => said.filter((item) => item.articleId !== articleId);
  const lines = prices.items.map(({ item }) => `${item.quantite} × ${item.nom}${item.said && ` (${item.said})`}`);
  const articleOf = (articleId: number) => articles.find(({ id }) => id === articleId);
  return (
    <section className={styles.list} aria-labelledby="liste">
      <h2 id="liste">Votre liste</h2>
      <ul className={styles.lines}>
        {prices.items.map(({ item: { articleId, nom, quantite }, rent }) => (
          <li key={articleId} className={styles.line}>
            <strong className={styles.name}>{unbroken(nom ?? '')}</strong>
            <span className={styles.amount}>{formatCents(rent)}</span>
            <ListForm others={without(articleId)} className={styles.change}>
              <input type="hidden" name={selectionParameter} value={articleId} />
              <Quantity value={quantite} label={`Quantité : ${nom}`} article={articleOf(articleId)} />
              <Questions article={articleOf(articleId)} wish={wishOf(wishes, articleId)} />
              <Button type="submit">
                Changer<span className="visually-hidden"> la quantité : {nom}</span>
              </Button>
              <a href={paths.reservationWith(selectionOf(without(articleId)))}>
                Retirer<span className="visually-hidden"> : {nom}</span>
              </a>
            </ListForm>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        Pour un week-end, sans livraison ni montage : <strong>{formatCents(prices.rent)}</strong> TTC.
      </p>
      <ListForm others={said} className={styles.change}>
        <label className={styles.choice}>
          Ajouter autre chose
          <select name={selectionParameter} className={fields.control}>
            {articles
              .filter(
                ({ id, quantite, enRenfort }) =>
                  (quantite !== 0 || enRenfort) && !items.some(({ articleId }) => articleId === id),
              )
              .map(({ id, nom }) => (
                <option key={id} value={id}>
                  {nom}
                </option>
              ))}
          </select>
        </label>
        <Quantity value={1} label="Quantité" />
        <Button type="submit">Ajouter</Button>
      </ListForm>
      {email && (
        <LinkButton href={mailAddress(email, lines)} variant="primary">
          Envoyer cette liste par e-mail
        </LinkButton>
      )}
    </section>
  );
}

function ListForm(props: { others: readonly SelectedItem[]; className: string | undefined; children: ReactNode }) {
  const { others, className, children } = props;
  return (
    <form action={paths.reservation} className={className}>
      <input type="hidden" name={selectionParameter} value={selectionOf(others)} />
      {children}
    </form>
  );
}

function Questions({ article, wish }: { article: ArticleChoice | undefined; wish: DraftWish }) {
  return article ? <PackSelects article={article} wish={wish} /> : null;
}

/** In the numbers in which the article is hired out. */
function Quantity(props: { value: number; label: string; article?: ArticleChoice | undefined }) {
  const { value, label, article = byThePiece } = props;
  return (
    <input
      type="number"
      name={quantityParameter}
      defaultValue={value}
      min={firstPossible(article)}
      step={article.lot}
      aria-label={label}
      className={`${fields.control} ${styles.quantity}`}
    />
  );
}

/** Opens the visitor's mail program with the list; the day and the place are left to fill in. */
function mailAddress(email: string, lines: readonly string[]): string {
  const body = ['Bonjour,', '', 'Je souhaite réserver :', ...lines, '', 'Date de la fête : ', 'Lieu : ', 'Nom : '];
  return `mailto:${email}?subject=${encodeURIComponent('Demande de réservation')}&body=${encodeURIComponent(body.join('\r\n'))}`;
}
