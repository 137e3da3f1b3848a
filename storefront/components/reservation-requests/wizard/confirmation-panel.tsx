import { openPeriodOf } from '@barnum/rules/dates/closed-days';
import { paths } from '@barnum/rules/paths';
import { rentalInWords } from '@barnum/rules/prices/rental-in-words';
import { unbroken, wholeWords } from '@barnum/rules/text/french';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { forwardRef } from 'react';
import { chosenDays } from '../../../lib/request-draft/draft-period.ts';
import { AvailabilityBadge } from '../../availability/availability-badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Check } from '../../ui/icons.tsx';
import { useVisitorDates } from '../../visitor-dates/visitor-dates.tsx';
import type { Confirmation } from '../draft/wizard-state.ts';
import styles from './confirmation-panel.module.css';

/** The confirmation: the request's number and what happens next. It takes the focus, so that screen readers read it. */
export const ConfirmationPanel = forwardRef<HTMLElement, Confirmation>(function ConfirmationPanel(
  { id, followUpPath, prenom, date, dateRetrait, dateRetour, phone, email, accuseParEmail, livraisonMontage, items },
  ref,
) {
  const { terms } = useVisitorDates();
  const period = openPeriodOf(date, chosenDays({ dateRetrait, dateRetour }), terms.fermetures);
  const byPhone = phone && `au ${spacedPhones(phone).replaceAll(' ', '\u00a0')}`;
  const byMail = email && `à l’adresse ${email}`;
  // Without a mail server somebody of the company calls; who gave no number is written to.
  const answer =
    byPhone && !accuseParEmail
      ? `Vous serez rappelé ${byPhone}`
      : `Nous vous répondons ${[byPhone, byMail].filter(Boolean).join(' ou ')}`;
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby="confirmation" className={styles.panel}>
      <span className={styles.mark}>
        <Check />
      </span>
      <div className={styles.text}>
        <h2 id="confirmation">
          Merci {prenom}, votre demande n° {id} est bien arrivée.
        </h2>
        <ul className={styles.items}>
          {items.map(({ articleId, quantite, nom, said, availability }) => (
            <li key={articleId}>
              {unbroken(`${quantite} × ${nom}${said && ` (${said})`}`)}{' '}
              {availability?.disponibilite === 'COMPLET' && <AvailabilityBadge availability={availability} />}
            </li>
          ))}
        </ul>
        <ol className={styles.next}>
          <li>
            Nous vérifions que tout est disponible à vos dates.
            <br />
            {wholeWords(rentalInWords({ date, ...period }, terms, { isDelivered: livraisonMontage }))}.
          </li>
          <li>{answer}, avec notre prix.</li>
          <li>Rien n’est réservé ni dû avant votre accord.</li>
        </ol>
        <p className={styles.keep}>
          Votre page de suivi vous montre où en est la demande, et permet de nous écrire ou d’annuler.{' '}
          {accuseParEmail ? 'Son adresse est aussi dans l’e-mail que vous allez recevoir' : 'Gardez son adresse'} : elle
          est privée, ne la transmettez à personne.
        </p>
        <div className={styles.ways}>
          <LinkButton href={followUpPath} rel="noreferrer" variant="primary">
            Suivre ma demande
          </LinkButton>
          <LinkButton href={paths.catalogue}>Revenir au catalogue</LinkButton>
        </div>
      </div>
    </section>
  );
});
