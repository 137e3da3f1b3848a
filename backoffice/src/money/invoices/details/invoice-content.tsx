import { formatLongDate, formatLongDays } from '@barnum/rules/dates/format-dates';
import { orderName } from '@barnum/rules/money/invoices/invoice-mentions';
import { figureOf, moneyWords } from '@barnum/rules/money/ledger/account';
import { formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { formatRate } from '@barnum/rules/prices/deal-in-words';
import { type Country, countryName } from '@barnum/rules/text/countries';
import { formatNumber } from '@barnum/rules/text/numbers';
import { spacedSiret } from '@barnum/rules/text/siret';
import type { Invoice } from '../invoices.ts';
import styles from './invoice-content.module.css';

/** What an invoice says, in short: its client, its lines and its sums. The PDF says it all. */
export function InvoiceContent({ invoice: { content, nature } }: { invoice: Invoice }) {
  const { client, periode, lignes, note } = content;
  const { adresse } = client;
  const siret = client.siret || client.siren;
  return (
    <div className={styles.content}>
      <address className={styles.client}>
        <strong>{client.nom || 'Sans nom'}</strong>
        {[
          client.contact,
          ...adresse.rue.split('\n'),
          `${adresse.codePostal} ${adresse.ville}`.trim(),
          adresse.pays === 'FR' ? '' : countryName(adresse.pays as Country),
          siret && `${client.siret ? 'SIRET' : 'SIREN'} ${spacedSiret(siret)}`,
          client.tva && `TVA ${client.tva}`,
          client.codeService && `Code service\u00a0: ${client.codeService}`,
          client.referenceCommande && `${orderName(client)}\u00a0: ${client.referenceCommande}`,
        ]
          .filter(Boolean)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
      {periode && (
        <p className={styles.soft}>
          {`Location ${formatLongDays(periode.du, periode.au)}`}
          {content.devis && `, devis ${content.devis}`}
        </p>
      )}
      <div className={styles.scroll}>
        <table className={styles.lines}>
          <caption className={styles.caption}>Lignes</caption>
          <thead>
            <tr>
              <th scope="col">Désignation</th>
              <th scope="col">Qté</th>
              <th scope="col">Prix</th>
              <th scope="col">TVA</th>
              <th scope="col">Total TTC</th>
            </tr>
          </thead>
          <tbody>
            {lignes.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own, and never move
              <tr key={index}>
                <th scope="row">
                  {line.nom}
                  {Number(line.remise) > 0 && (
                    <span className={styles.soft}>
                      {`Remise${line.motifRemise && ` (${line.motifRemise})`}\u00a0: ${formatPrice(-Number(line.remise))}`}
                    </span>
                  )}
                </th>
                <td>{formatNumber(line.quantite)}</td>
                <td>{formatPrice(line.prixUnitaire)}</td>
                <td>{line.tauxTva === null ? '' : formatRate(line.tauxTva)}</td>
                <td>{formatPrice(line.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Sums content={content} isCredit={nature === 'avoir'} />
      {content.autoliquidation && <p>Autoliquidation : la TVA est due par le client.</p>}
      {note !== '' && <p className={styles.note}>{note}</p>}
    </div>
  );
}

function Sums({ content, isCredit }: { content: Invoice['content']; isCredit: boolean }) {
  const { remise, motifRemise, horsTaxes, tva, total, acomptes, dejaPaye, aPayer } = content;
  const asked = figureOf('aPayer', toCents(aPayer), 'factureEnTrop');
  return (
    <dl className={styles.sums}>
      {remise !== null && <Sum term={`Remise${motifRemise && ` (${motifRemise})`}`} amount={-Number(remise)} />}
      {tva.length > 0 && <Sum term="Total hors taxes" amount={horsTaxes} />}
      {tva.map((share) => (
        <Sum key={share.taux} term={`TVA à ${formatRate(share.taux)}`} amount={share.tva} />
      ))}
      <Sum term="Total TTC" amount={total} isStrong />
      {acomptes.map((before) => (
        <Sum
          key={before.numero}
          term={`${before.titre} ${before.numero} du ${formatLongDate(before.date)}`}
          amount={-Number(before.total)}
        />
      ))}
      {Number(dejaPaye) > 0 && <Sum term={moneyWords.recu} amount={-Number(dejaPaye)} />}
      <Sum term={isCredit ? 'À votre crédit' : asked.word} amount={asked.amount / 100} isStrong />
    </dl>
  );
}

function Sum({ term, amount, isStrong = false }: { term: string; amount: number | string; isStrong?: boolean }) {
  return (
    <div className={isStrong ? styles.strong : undefined}>
      <dt>{term}</dt>
      <dd>{formatPrice(amount)}</dd>
    </div>
  );
}
