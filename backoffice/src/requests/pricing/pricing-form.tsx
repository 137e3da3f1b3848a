import { outcomeOf } from '@barnum/rules/outcome';
import { pricingSentences } from '@barnum/rules/prices/pricing-sentences';
import { pricingTermsInput } from '@barnum/rules/requests/pricing-input';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { MultipleSelect } from '../../components/form/multiple-select.tsx';
import { NumberInput } from '../../components/form/number-input.tsx';
import { useRecordForm } from '../../components/form/use-record-form.tsx';
import { useShopSettings } from '../../components/use-shop-settings.ts';
import { type Pricing, type PricingValues, pricingQuery, toRecord, toTerms, updatePricingMutation } from './pricing.ts';
import { pricingLabels, pricingMerges, showPricingChanges, showPricingValue } from './pricing-changes.ts';
import { advances, deposits, rates, units } from './pricing-choices.ts';
import { PricingExample } from './pricing-example.tsx';
import { PricingRows } from './pricing-rows.tsx';
import styles from './pricing-tab.module.css';

interface Props {
  pricing: Pricing;
  categories: readonly { id: number; nom: string }[];
  supplementParJour: number;
}

const check = fieldErrorsOf(pricingTermsInput);

/** Every term in one form: what is saved is a version, which requests that arrive from then on keep. */
export function PricingForm({ pricing, categories, supplementParJour }: Props) {
  const client = useClient();
  const { livraison } = useShopSettings();
  // What the form began with: it is not replaced when the terms are read again.
  const [record] = useState(() => toRecord(pricing));
  const { form, formProps, notice, isSaving } = useRecordForm<PricingValues, Pricing>({
    record,
    labels: pricingLabels,
    check: (values) => check(toTerms(values)),
    save: async (values, seen) => {
      const variables = { terms: pricingTermsInput.parse(toTerms(values)), seen: seen === null ? null : Number(seen) };
      const { data, error } = await client.mutation(updatePricingMutation, variables);
      return outcomeOf({ data: data?.updatePricing, error });
    },
    reload: async () => {
      const { data } = await client.query(pricingQuery, {}, { requestPolicy: 'network-only' });
      return data ? toRecord(data.pricing) : null;
    },
    rebase: toRecord,
    nameOf,
    merges: pricingMerges,
    showValue: showPricingValue,
    showChanges: showPricingChanges,
    sentences: { saved: pricingSentences.saved, failed: pricingSentences.saveFailed },
    onSaved: () => undefined,
  });
  const values = { ...record.values, ...Form.useWatch((all: PricingValues) => all, { form, preserve: true }) };

  const amount = <NumberInput min={0} step={1} suffix="€" />;
  return (
    <Form {...formProps} name="tarifs" className={styles.tab ?? ''}>
      {notice}
      <p className={styles.intro}>
        Ces réglages valent pour les demandes à venir : celles qui sont arrivées gardent les leurs.
      </p>
      <PricingExample values={values} supplementParJour={supplementParJour} />
      <section className={styles.card}>
        <h2 id="tarifs_durees">Prix selon la durée</h2>
        <p className={styles.intro}>
          Sans ligne, chaque jour de plus ajoute {supplementParJour} % du prix (« Supplément par jour » de
          l’entreprise). Avec des lignes, le prix est multiplié par le coefficient de la première qui va jusqu’à la
          durée demandée.
        </p>
        <PricingRows name="durees" what="une durée" empty={{ unite: 'weekend', jours: '', coefficient: '' }}>
          {({ name }) => (
            <>
              <Form.Item name={[name, 'unite']} label="Articles loués">
                <Select options={units} />
              </Form.Item>
              <Form.Item name={[name, 'jours']} label="Jusqu’à (jours)">
                <NumberInput min={1} step={1} />
              </Form.Item>
              <Form.Item name={[name, 'coefficient']} label="Coefficient">
                <NumberInput min={0} step={0.25} />
              </Form.Item>
            </>
          )}
        </PricingRows>
      </section>
      <section className={styles.card}>
        <h2 id="tarifs_saisons">Saisons</h2>
        <p className={styles.intro}>
          La saison est celle du premier jour ; si plusieurs conviennent, la première de la liste l’emporte.
        </p>
        <PricingRows
          name="saisons"
          what="une saison"
          empty={{ nom: '', du: '', au: '', categorieIds: [], pourcent: '' }}
        >
          {({ name }) => (
            <>
              <Form.Item name={[name, 'nom']} label="Saison">
                <Input />
              </Form.Item>
              <Form.Item name={[name, 'du']} label="Du">
                <Input type="date" />
              </Form.Item>
              <Form.Item name={[name, 'au']} label="Au">
                <Input type="date" />
              </Form.Item>
              <Form.Item name={[name, 'pourcent']} label="Variation (%)">
                <NumberInput min={-90} step={5} />
              </Form.Item>
              <Form.Item name={[name, 'categorieIds']} label="Catégories">
                <MultipleSelect
                  placeholder="Toutes"
                  options={categories.map(({ id, nom }) => ({ value: id, label: nom }))}
                />
              </Form.Item>
            </>
          )}
        </PricingRows>
      </section>
      <section className={styles.card}>
        <h2>Minimums</h2>
        <p className={styles.intro}>
          Un visiteur ne peut pas envoyer une demande plus petite ou plus courte, et le site le lui dit ; vous, vous le
          pouvez toujours. Laissez vide pour ne rien exiger.
        </p>
        <div className={styles.row}>
          <Form.Item name="minimumCommande" label="Commande, sans la livraison">
            {amount}
          </Form.Item>
          <Form.Item name="minimumJours" label="Durée (jours)">
            <NumberInput min={1} step={1} />
          </Form.Item>
        </div>
      </section>
      <section className={styles.card}>
        <h2>Caution et avance</h2>
        <p className={styles.intro}>
          La caution est celle de chaque article, ou une seule selon le total de la commande. L’avance figure sur vos
          devis.
        </p>
        <div className={styles.row}>
          <Form.Item name={['caution', 'par']} label="La caution se compte">
            <Select options={deposits} />
          </Form.Item>
          <Form.Item name="avance" label="Ce qui est payé à la commande">
            <Select options={advances} />
          </Form.Item>
        </div>
        {values.caution.par === 'commande' && (
          <PricingRows name={['caution', 'paliers']} what="un palier" empty={{ jusqua: '', montant: '' }}>
            {({ name }) => (
              <>
                <Form.Item name={[name, 'jusqua']} label="Jusqu’à un total de">
                  {amount}
                </Form.Item>
                <Form.Item name={[name, 'montant']} label="Caution">
                  {amount}
                </Form.Item>
              </>
            )}
          </PricingRows>
        )}
      </section>
      {livraison && (
        <section className={styles.card}>
          <h2 id="tarifs_zones">Zones de livraison</h2>
          <p className={styles.intro}>
            Écrivez des codes postaux, les deux chiffres d’un département ou des noms de communes, séparés par des
            virgules. La première zone qui convient compte ; ailleurs, le prix est sur devis. Vos visiteurs voient ces
            prix sur l’accueil et dans leur demande.
          </p>
          <PricingRows
            name="zones"
            what="une zone"
            empty={{ nom: '', communes: '', prix: '', minimum: '', offerteDes: '' }}
          >
            {({ name }) => (
              <>
                <Form.Item name={[name, 'nom']} label="Zone">
                  <Input />
                </Form.Item>
                <Form.Item name={[name, 'communes']} label="Communes">
                  <Input />
                </Form.Item>
                <Form.Item name={[name, 'prix']} label="Livraison et reprise">
                  {amount}
                </Form.Item>
                <Form.Item name={[name, 'minimum']} label="Minimum">
                  {amount}
                </Form.Item>
                <Form.Item name={[name, 'offerteDes']} label="Offerte dès">
                  {amount}
                </Form.Item>
              </>
            )}
          </PricingRows>
          <Form.Item name="prixParKilometre" label="Hors des zones, par kilomètre">
            {amount}
          </Form.Item>
        </section>
      )}
      <section className={styles.card}>
        <h2 id="tarifs_frais">Frais</h2>
        <p className={styles.intro}>
          Un frais s’ajoute d’un geste aux lignes d’une demande, à ce prix que vous pouvez encore changer.
        </p>
        <PricingRows name="frais" what="un frais" empty={{ nom: '', prix: '', tauxTva: null }}>
          {({ name }) => (
            <>
              <Form.Item name={[name, 'nom']} label="Frais">
                <Input />
              </Form.Item>
              <Form.Item name={[name, 'prix']} label="Prix TTC">
                {amount}
              </Form.Item>
              <Form.Item name={[name, 'tauxTva']} label="TVA">
                <Select options={rates} />
              </Form.Item>
            </>
          )}
        </PricingRows>
      </section>
      <section className={styles.card}>
        <h2 id="tarifs_nettoyages">Nettoyage</h2>
        <p className={styles.intro}>
          C’est ce que vous demandez d’une pièce rendue sale. Le retour propose les frais de nettoyage de l’article s’il
          en a, sinon le premier de cette liste ; vous en choisissez un autre sur place.
        </p>
        <PricingRows name="nettoyages" what="un tarif de nettoyage" empty={{ nom: '', prix: '' }}>
          {({ name }) => (
            <>
              <Form.Item name={[name, 'nom']} label="Nettoyage">
                <Input />
              </Form.Item>
              <Form.Item name={[name, 'prix']} label="Prix TTC d’une pièce">
                {amount}
              </Form.Item>
            </>
          )}
        </PricingRows>
      </section>
      <Button type="primary" htmlType="submit" loading={isSaving} className={styles.add ?? ''}>
        Enregistrer
      </Button>
    </Form>
  );
}

/** The field of an error: what is wrong within `communes` is said at it. */
function nameOf(path: string): (string | number)[] {
  const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const end = parts.indexOf('communes');
  return end === -1 ? parts : parts.slice(0, end + 1);
}
