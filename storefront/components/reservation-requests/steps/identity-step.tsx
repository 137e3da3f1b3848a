import type { Closings } from '@barnum/rules/dates/closed-days';
import { lastDay } from '@barnum/rules/dates/days';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { wholeWords } from '@barnum/rules/text/french';
import { draftPeriod } from '../../../lib/request-draft/draft-period.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { CalendarButton } from '../../availability/calendar-button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Calendar } from '../../ui/icons.tsx';
import { PeriodLine } from '../../visitor-dates/period-line.tsx';
import type { ReservationWizard } from '../draft/use-reservation-wizard.ts';
import styles from './form-step.module.css';
import { StepHeading } from './step-heading.tsx';

type TextName = 'nom' | 'prenom' | 'date' | 'dateRetrait' | 'dateRetour' | 'phone' | 'email';

/** Step 1: the visitor and the days. */
export function IdentityStep({ wizard, closings }: { wizard: ReservationWizard; closings: Closings }) {
  // The page's HTML may have been cached the day before: only the browser knows today's date.
  const today = useHydrated() ? todayInParis() : undefined;
  const { draft, errors, edit, leave } = wizard;
  const contactMissing = errors.phone === sentences.form.contactRequired;

  const field = (name: TextName) => ({
    name,
    value: draft[name],
    error: contactMissing && name === 'phone' ? undefined : errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => edit({ [name]: event.target.value }),
    onBlur: () => leave(name),
  });
  const contact = {
    'aria-describedby': contactMissing ? 'contact-erreur' : 'contact-aide',
    ...(contactMissing && { 'aria-invalid': true }),
  } as const;

  return (
    <>
      <StepHeading step={1}>Dites-nous qui vous êtes et pour quels jours.</StepHeading>
      <div className={styles.pair}>
        <TextField {...field('nom')} label="Nom" required autoComplete="family-name" maxLength={limits.nom} />
        <TextField {...field('prenom')} label="Prénom" required autoComplete="given-name" maxLength={limits.nom} />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field('date')}
          type="date"
          label="Date souhaitée"
          hint={errors.date || draft.date === '' ? 'Le jour de votre fête.' : `Le ${formatWeekdayDate(draft.date)}.`}
          required
          min={today}
          max={lastDay}
        />
        <TextField
          {...field('dateRetour')}
          type="date"
          label="Retour du matériel"
          hint={wholeWords('Facultatif : un week-end va du vendredi au lundi.')}
          min={draft.date || today}
          max={lastDay}
        />
      </div>
      <div className={styles.days}>
        <CalendarButton className={styles.calendar} days={draft} closings={closings} onChange={edit}>
          <Calendar />
          Choisir dans le calendrier
        </CalendarButton>
        <details className={styles.earlier} open={draft.dateRetrait !== '' || errors.dateRetrait !== undefined}>
          <summary>Venir chercher plus tôt</summary>
          <TextField
            {...field('dateRetrait')}
            type="date"
            label="Retrait du matériel"
            hint="Facultatif : le jour où vous venez le chercher."
            min={today}
            max={draft.date || lastDay}
          />
        </details>
      </div>
      {today !== undefined && (
        <PeriodLine
          date={draft.date}
          period={errors.date || errors.dateRetrait || errors.dateRetour ? null : draftPeriod(draft, closings)}
        />
      )}
      <fieldset className={styles.group}>
        <legend>Pour vous répondre</legend>
        <p id="contact-aide" className={styles.hint}>
          Un téléphone ou un e-mail suffit ; donnez les deux si vous le souhaitez.
        </p>
        <div className={styles.pair}>
          <TextField
            {...field('phone')}
            {...contact}
            type="tel"
            inputMode="tel"
            label="Téléphone"
            autoComplete="tel"
            maxLength={limits.phone}
          />
          <TextField
            {...field('email')}
            {...contact}
            type="email"
            inputMode="email"
            label="E-mail"
            autoComplete="email"
            maxLength={limits.email}
          />
        </div>
        <p id="contact-erreur" className={styles.error} aria-live="polite">
          {contactMissing && errors.phone}
        </p>
      </fieldset>
    </>
  );
}
