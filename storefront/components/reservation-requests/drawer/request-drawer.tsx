import { paths } from '@barnum/rules/paths';
import { formatCents } from '@barnum/rules/prices/amounts';
import { depositRule } from '@barnum/rules/prices/deposit-in-words';
import { orderErrors } from '@barnum/rules/prices/order-terms';
import { type ItemPrice, priceRequest } from '@barnum/rules/prices/price-request';
import { sentences } from '@barnum/rules/sentences';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useRequestDraft } from '../../../lib/request-draft/request-draft.ts';
import { type DrawerView, requestLinkId, showDrawer } from '../../../lib/request-drawer.ts';
import { AvailabilityProvider } from '../../availability/article-availability.tsx';
import { DatesButton } from '../../availability/dates-button.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Check, Cross } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useVisitorDates } from '../../visitor-dates/visitor-dates.tsx';
import { type DraftedItem, draftRental } from '../draft/draft-rental.ts';
import { DrawerLines } from './drawer-lines.tsx';
import styles from './request-drawer.module.css';
import { useDraftedArticles } from './use-drafted-articles.ts';

/**
 * « Ma demande »: the whole list over the page, or beside it what was just added, which neither takes the focus nor
 * covers the page.
 */
export function RequestDrawer({ view }: { view: DrawerView }) {
  return (
    <AvailabilityProvider>
      {view === 'list' ? <RequestList /> : <AddedArticles key={view.added.join()} {...view} />}
    </AvailabilityProvider>
  );
}

function RequestList() {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const list = useList();
  const { items, known, isWhole, deposits, rental, below } = list;

  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();

  function clear() {
    if (!window.confirm(sentences.form.clearConfirm)) return;
    list.reset();
    // The button is gone: the first one of the dialog closes it.
    dialog.current?.querySelector('button')?.focus();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard, Escape and a button close it
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby={titleId}
      onClose={(event) => event.target === dialog.current && hide()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <Head onClose={close}>
        <h2 id={titleId} className={styles.title}>
          Ma demande
        </h2>
      </Head>
      <div className={styles.body}>
        {items.length === 0 && (
          <EmptyState level={3} title="Rien dans votre demande pour l’instant">
            <p>Ajoutez ce qui vous plaît : une demande est sans engagement.</p>
            <LinkButton href={paths.catalogue} variant="primary">
              Voir le catalogue
            </LinkButton>
          </EmptyState>
        )}
        {items.length > 0 && <DatesButton />}
        <Lines list={list} prices={list.prices} />
      </div>
      {items.length > 0 && (
        <div className={styles.foot}>
          {known && (
            <>
              <Total list={list} />
              {isWhole && deposits > 0 && (
                <p className={styles.deposits}>
                  Caution de {formatCents(deposits)}, en chèque non encaissé, rendue dans les {known.refundDelay} (
                  {depositRule(rental)}).
                </p>
              )}
              {isWhole &&
                below.map((sentence) => (
                  <p key={sentence} className={styles.below}>
                    {sentence}.
                  </p>
                ))}
            </>
          )}
          <LinkButton href={paths.reservation} variant="primary" size="large">
            Continuer
          </LinkButton>
          <p className={styles.promise}>
            Sans engagement, et rien n’est à payer en ligne.{' '}
            <button type="button" className={styles.clear} onClick={clear}>
              Tout effacer
            </button>
          </p>
        </div>
      )}
    </dialog>
  );
}

function AddedArticles({ added, limited }: { added: readonly number[]; limited: readonly number[] }) {
  const panel = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const list = useList();
  const prices = list.prices.filter(({ item }) => added.includes(item.articleId));

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      leave(panel.current, null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <dialog ref={panel} open className={styles.added} aria-labelledby={titleId}>
      <Head onClose={() => leave(panel.current, null)}>
        <h2 id={titleId} className={styles.addedTitle}>
          {prices.length > 0 && <Check />}
          {addedTitle(list, prices)}
        </h2>
      </Head>
      <div className={styles.body}>
        <Lines list={list} prices={prices} limited={limited} isCompact />
      </div>
      {list.items.length > 0 && (
        <div className={styles.foot}>
          <Total list={list} />
          <div className={styles.ways}>
            <Button onClick={() => leave(panel.current, 'list')}>Voir la liste</Button>
            <LinkButton href={paths.reservation} variant="primary">
              Continuer
            </LinkButton>
          </div>
        </div>
      )}
    </dialog>
  );
}

/** What was added may have been removed since. */
function addedTitle({ items }: List, added: LinesProps['prices']): string {
  if (added.length > 0) return 'Ajouté à votre demande';
  return items.length > 0 ? 'Votre demande' : 'Votre demande est vide';
}

/** Closes the panel of what was added; the focus that was in it goes to « Ma demande », where the list gives it back. */
function leave(panel: HTMLDialogElement | null, next: 'list' | null): void {
  if (panel?.contains(document.activeElement)) document.getElementById(requestLinkId)?.focus();
  showDrawer(next);
}

type List = ReturnType<typeof useList>;

/** The draft with its articles and prices. */
function useList() {
  const { draft, items, reset } = useRequestDraft();
  const { terms } = useVisitorDates();
  const drafted = useDraftedArticles(items);
  const rental = draftRental(draft, drafted.known?.articles ?? [], terms);
  const { period } = rental;
  const { items: prices, rent, deposits, total } = priceRequest(rental);
  const adresse = draft.livraisonMontage ? draft.adresse : null;
  const below = Object.values(orderErrors(terms.tarifs, { period, total, adresse }));
  // A sum without an article that is still asked for would be wrong.
  const isWhole = items.every(({ articleId }) => drafted.known?.ids.includes(articleId));
  return { ...drafted, isWhole, items, reset, prices, rent, deposits, rental, below, period };
}

interface LinesProps {
  list: List;
  prices: readonly ItemPrice<DraftedItem>[];
  limited?: readonly number[];
  isCompact?: boolean;
}

function Lines({ list: { known, hasFailed, retry }, prices, ...look }: LinesProps) {
  const isReady = ({ item }: (typeof prices)[number]) => known?.ids.includes(item.articleId) === true;
  return (
    <>
      {known && <DrawerLines prices={prices.filter(isReady)} articles={known.articles} {...look} />}
      {!hasFailed && prices.map((price) => !isReady(price) && <Waiting key={price.item.articleId} />)}
      {hasFailed && (
        <Notice tone="warning" title="Le détail ne répond pas pour l’instant" announce>
          <p>Votre liste est conservée.</p>
          <Button onClick={retry}>Réessayer</Button>
        </Notice>
      )}
    </>
  );
}

/** As high as the line that comes: no button moves away from under a finger. */
function Waiting() {
  return (
    <p className={styles.waiting}>
      <span className="visually-hidden">Chargement…</span>
    </p>
  );
}

function Total({ list: { isWhole, items, rent, period } }: { list: List }) {
  return (
    <p className={styles.total}>
      <span>
        {items.length > 1 ? `${items.length} articles` : '1 article'}
        {period ? '' : ', pour un week-end'}
      </span>
      <strong className={styles.sum}>
        {isWhole ? formatCents(rent) : '…'} <span className={styles.tax}>TTC</span>
      </strong>
    </p>
  );
}

function Head({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  return (
    <div className={styles.head}>
      {children}
      <button type="button" className={styles.close} onClick={onClose} aria-label="Fermer">
        <Cross />
      </button>
    </div>
  );
}

const hide = () => showDrawer(null);
