import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { formatCents } from '@barnum/rules/prices/amounts';
import { orderErrors } from '@barnum/rules/prices/order-terms';
import { priceRequest, type Rental } from '@barnum/rules/prices/price-request';
import { rentalInWords } from '@barnum/rules/prices/rental-in-words';
import { unbroken, wholeWords } from '@barnum/rules/text/french';
import { spacedPhones } from '@barnum/rules/text/telephones';
import type { ArticleAvailability } from '../../../lib/article-availability.ts';
import { classNames } from '../../../lib/class-names.ts';
import { emptyDraft, type RequestDraft, type WizardStep } from '../../../lib/request-draft/request-draft-state.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { useArticleAvailability } from '../../availability/article-availability.tsx';
import { AvailabilityBadge } from '../../availability/availability-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ChevronRight } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useVisitorDates } from '../../visitor-dates/visitor-dates.tsx';
import { type DraftedItem, estimatedRental } from '../draft/draft-rental.ts';
import { Fact } from './fact.tsx';
import { RequestEstimate } from './request-estimate.tsx';
import styles from './request-recap.module.css';

interface Props {
  draft: RequestDraft;
  rental: Rental<DraftedItem>;
  /** On the last step only: goes back to a step to change it. */
  onChange: ((step: WizardStep) => void) | undefined;
  onClear: () => void;
}

/** The draft's content so far, and its estimate; on the last step of a phone folded, as long as nothing is to be said of it. */
export function RequestRecap({ draft, rental, onChange, onClear }: Props) {
  const availability = useArticleAvailability();
  const { terms } = useVisitorDates();
  const adresse = draft.livraisonMontage ? draft.adresse : null;
  const { total } = priceRequest(rental);
  const below = Object.values(orderErrors(terms.tarifs, { period: rental.period, total, adresse }));
  const full = rental.items.filter(({ articleId }) => availability.get(articleId)?.disponibilite === 'COMPLET');
  const isFolded = useIsPhone() && onChange !== undefined;
  const title = (
    <h2 id="recapitulatif" className={styles.title}>
      {onChange ? 'Vérifiez votre demande' : 'Votre demande'}
      {isFolded && <ChevronRight className={styles.mark} />}
    </h2>
  );
  const body = (
    <div className={styles.body}>
      {onChange && <Identity draft={draft} onChange={onChange} />}
      <RecapPart title="Articles" step={2} onChange={onChange}>
        {draft.items.length === 0 && (
          <p className={styles.empty}>
            Aucun article pour l’instant{draft.step === 1 && ' : vous les choisirez à l’étape 2'}.
          </p>
        )}
        <ul className={classNames(styles.lines, draft.step === 2 && styles.listed)}>
          {priceRequest(rental).items.map(({ item, rent }) => (
            <li key={item.articleId} className={styles.line}>
              <span className={styles.count}>{item.quantite} ×</span>
              <span className={styles.name}>
                {unbroken(item.nom ?? 'Article du catalogue')}
                {item.said && <span className={styles.said}>{unbroken(item.said)}</span>}
                {full.includes(item) && <AvailabilityBadge availability={availability.get(item.articleId)} />}
              </span>
              <span className={styles.amount}>{item.prix !== null && formatCents(rent)}</span>
            </li>
          ))}
        </ul>
      </RecapPart>
      {onChange && (
        <dl className={styles.facts}>
          <Fact name="Livraison et montage">
            {draft.livraisonMontage
              ? draft.adresse.trim() || 'Oui, à une adresse à préciser'
              : 'Non, vous venez chercher le matériel'}
          </Fact>
        </dl>
      )}
      {onChange && full.length > 0 && (
        <Notice tone="warning" title={fullTitle(full.map(({ articleId }) => availability.get(articleId)))}>
          <p>{unbroken(full.map(({ nom }) => nom ?? 'Article du catalogue').join(', '))}</p>
          <p>Changez de dates ou de quantité, ou envoyez votre demande : nous chercherons une solution avec vous.</p>
        </Notice>
      )}
      {draft.items.length > 0 && <RequestEstimate rental={estimatedRental(rental, draft, terms)} />}
      {below.length > 0 && draft.items.length > 0 && (
        <Notice tone="warning" title="Il manque encore un peu">
          {below.map((sentence) => (
            <p key={sentence}>{sentence}.</p>
          ))}
        </Notice>
      )}
      <p className={styles.free}>
        Une demande est <strong>sans engagement</strong> : ce n’est pas encore une réservation, et rien n’est à payer
        ici.
      </p>
      {draft !== emptyDraft && (
        <Button variant="quiet" className={styles.clear} onClick={onClear}>
          Tout effacer
        </Button>
      )}
    </div>
  );
  return (
    <aside className={styles.recap} aria-labelledby="recapitulatif">
      {isFolded ? (
        <details open={full.length + below.length > 0}>
          <summary className={styles.fold}>{title}</summary>
          {body}
        </details>
      ) : (
        <>
          {title}
          {body}
        </>
      )}
    </aside>
  );
}

/** Of some there are free pieces, only fewer than wanted. */
function fullTitle(full: readonly (ArticleAvailability | undefined)[]): string {
  if (full.some((availability) => (availability?.libres ?? 0) > 0)) return 'Il n’y en a pas assez à vos dates';
  return full.length > 1 ? 'Des articles sont complets à vos dates' : 'Un article est complet à vos dates';
}

function Identity({ draft, onChange }: { draft: RequestDraft; onChange: (step: WizardStep) => void }) {
  const { period, terms } = useVisitorDates();
  return (
    <RecapPart title="Informations" step={1} onChange={onChange}>
      <dl className={styles.facts}>
        <Fact name="Nom">{`${draft.prenom.trim()} ${draft.nom.trim()}`}</Fact>
        <Fact name="Date souhaitée">{draft.date && formatWeekdayDate(draft.date)}</Fact>
        <Fact name="Dates">
          {period &&
            wholeWords(rentalInWords({ date: draft.date, ...period }, terms, { isDelivered: draft.livraisonMontage }))}
        </Fact>
        <Fact name="Téléphone">{spacedPhones(draft.phone)}</Fact>
        <Fact name="E-mail">{draft.email.trim()}</Fact>
      </dl>
    </RecapPart>
  );
}

function RecapPart(props: { title: string; step: WizardStep; onChange: Props['onChange']; children: React.ReactNode }) {
  const { title, step, onChange, children } = props;
  if (!onChange) return <>{children}</>;
  return (
    <section className={styles.part} aria-labelledby={`recapitulatif-${step}`}>
      <div className={styles.partTitle}>
        <h3 id={`recapitulatif-${step}`}>{title}</h3>
        <button type="button" className={styles.change} onClick={() => onChange(step)}>
          Modifier<span className="visually-hidden"> : {title}</span>
        </button>
      </div>
      {children}
    </section>
  );
}
