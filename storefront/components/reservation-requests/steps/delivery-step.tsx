import { limits } from '@barnum/rules/limits';
import { deliveryInWords } from '@barnum/rules/prices/order-terms';
import { deliverySlots } from '@barnum/rules/prices/pricing-terms';
import { useId } from 'react';
import type { ShopTerms } from '../../../lib/page-data.ts';
import fields from '../../ui/field.module.css';
import { TextAreaField } from '../../ui/field.tsx';
import type { ReservationWizard } from '../draft/use-reservation-wizard.ts';
import styles from './form-step.module.css';
import { StepHeading } from './step-heading.tsx';

interface Props {
  wizard: ReservationWizard;
  terms: ShopTerms;
  /** Of the order, in cents, without its delivery. */
  total: number;
}

/** Step 3: delivery and assembly, and where to, without which the address is cleared (spec section 5); a word for us. */
export function DeliveryStep({ wizard, terms: { tarifs, delivers }, total }: Props) {
  const { draft, errors, edit, leave } = wizard;
  const refusalId = useId();
  return (
    <>
      <StepHeading step={3}>
        {delivers
          ? 'Venez chercher le matériel, ou laissez-nous l’apporter et le monter.'
          : 'Vous venez chercher le matériel chez nous, et vous le rapportez.'}
      </StepHeading>
      {(delivers || draft.livraisonMontage) && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="livraisonMontage"
            checked={draft.livraisonMontage}
            {...(errors.livraisonMontage && { 'aria-invalid': true, 'aria-describedby': refusalId })}
            onChange={(event) =>
              edit({ livraisonMontage: event.target.checked, ...(!event.target.checked && { adresse: '' }) })
            }
          />
          <span>
            <strong>Livraison et montage</strong>
            <span className={styles.hint}>
              Nous livrons, montons, démontons et remportons. Le prix de la livraison dépend du lieu
              {tarifs.zones.length === 0 && ' : nous vous le donnons dans notre réponse'}.
            </span>
          </span>
        </label>
      )}
      {errors.livraisonMontage && (
        <p id={refusalId} className={fields.error} role="alert">
          {errors.livraisonMontage}
        </p>
      )}
      {draft.livraisonMontage && (
        <TextAreaField
          label="Adresse de livraison"
          hint="Rue, commune, et ce qui aide à trouver ou à accéder au terrain."
          name="adresse"
          required
          autoComplete="street-address"
          maxLength={limits.adresse}
          value={draft.adresse}
          error={errors.adresse}
          onChange={(event) => edit({ adresse: event.target.value })}
          onBlur={() => leave('adresse')}
        />
      )}
      {draft.livraisonMontage && (
        <>
          <p className={styles.hint} role="status">
            {deliveryInWords(tarifs, draft.adresse, total)}
          </p>
          <label className={styles.slot}>
            <span>Livraison, de préférence</span>
            <select
              name="creneau"
              className={fields.control}
              value={draft.creneau}
              onChange={(event) => edit({ creneau: deliverySlots.find((slot) => slot === event.target.value) ?? '' })}
            >
              <option value="">À toute heure</option>
              <option value="matin">Le matin</option>
              <option value="apres_midi">L’après-midi</option>
            </select>
          </label>
        </>
      )}
      <TextAreaField
        label="Un mot pour nous"
        hint="Facultatif : votre fête, le terrain, une question. Vous le retrouverez sur votre page de suivi."
        name="mot"
        maxLength={limits.shortText}
        value={draft.mot}
        error={errors.mot}
        onChange={(event) => edit({ mot: event.target.value })}
        onBlur={() => leave('mot')}
      />
    </>
  );
}
