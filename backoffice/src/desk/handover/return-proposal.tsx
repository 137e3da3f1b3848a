import {
  faultInWords,
  keptOf,
  returnOutcome,
  type SettledFault,
  type Settlement,
  type StockOutcome,
  settledFaults,
  stockOutcomeLabels,
  stockOutcomes,
} from '@barnum/rules/desk/handover/return-outcome';
import { ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { formatPrice, toAmount, toCents } from '@barnum/rules/prices/amounts';
import { costOf } from '@barnum/rules/prices/line-quantity';
import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { NumberInput } from '../../components/form/number-input.tsx';
import { useRights } from '../../lib/rights.ts';
import type { Handover, HandoverLine } from './handover.ts';
import { Labelled } from './received-fields.tsx';
import styles from './return-proposal.module.css';

/** What was ticked for one fault of a line. */
interface Choice {
  stock: StockOutcome | null;
  reglement: Settlement | null;
  /** Of a piece, as typed; undefined while it is as proposed. */
  prix?: string;
}

export interface Choices {
  /** By line and fault. */
  faults: Readonly<Record<string, Choice>>;
  /** Deposits that go back. */
  deposits: readonly number[];
}

const none: Choice = { stock: null, reglement: null };

/** What came back otherwise than it left, each with what may come of it; nothing of what is not ticked. */
function faultsOf(sheet: Handover): { line: HandoverLine; fault: SettledFault; key: string }[] {
  return sheet.lines.flatMap((line) =>
    settledFaults.filter((fault) => line[fault] > 0).map((fault) => ({ line, fault, key: `${line.id}.${fault}` })),
  );
}

/** The price of a piece: as typed, or as proposed. */
function priceOf(
  sheet: Handover,
  { line, fault }: { line: HandoverLine; fault: SettledFault },
  choice: Choice,
): string {
  const price = sheet.propositions.find(({ lineId }) => lineId === line.id);
  const offered = (fault === 'sale' ? price?.nettoyage : price?.remplacement) ?? '0.00';
  return choice.prix ?? (Number(offered) === 0 ? '' : offered.replace('.', ','));
}

/** What was ticked, as it is sent. */
export function choicesOf(sheet: Handover, { faults }: Choices) {
  return faultsOf(sheet).flatMap(({ line, fault, key }) => {
    const choice = faults[key];
    if (choice === undefined || (choice.stock === null && choice.reglement === null)) return [];
    const { stock, reglement } = choice;
    const prix = reglement === null ? null : priceOf(sheet, { line, fault }, choice).trim().replace(',', '.');
    return [{ lineId: line.id, fault, stock, reglement, prix }];
  });
}

/** What is kept of a deposit by what was ticked, in cents; nothing while that cannot be, which closing says. */
function keptFromDeposit(sheet: Handover, choices: Choices, id: number): number {
  const lines = sheet.lines.map((line) => ({ ...line, articleId: 0 }));
  const ticked = choicesOf(sheet, choices).map((choice) => ({ ...choice, stock: null, prix: centsOf(choice.prix) }));
  const deposits = sheet.argent.cautions.map((one) => ({ id: one.id, montant: toCents(one.aRendre ?? '0') }));
  const outcome = returnOutcome(lines, ticked, deposits);
  return typeof outcome === 'string' ? 0 : keptOf(outcome, id);
}

function centsOf(price: string | null): number {
  const amount = Number(price);
  return Number.isFinite(amount) ? toCents(amount.toFixed(2)) : 0;
}

interface Props {
  sheet: Handover;
  choices: Choices;
  onChange: (choices: Choices) => void;
}

/** One proposal for all that a return asks to decide: stock, what is billed or kept, and the deposits that go back. */
export function ReturnProposal({ sheet, choices, onChange }: Props) {
  const heading = useId();
  const may = useRights();
  const mayDecideMoney = may('money');
  const faults = faultsOf(sheet).filter(
    ({ line, fault }) => mayDecideMoney || (may('articles') && movesStock(sheet, line, fault)),
  );
  const { cautions } = sheet.argent;
  const deposits = cautions.filter(({ rendable }) => rendable);
  if (faults.length === 0 && deposits.length === 0) return null;
  const keptFrom = (id: number) => keptFromDeposit(sheet, choices, id);
  const change = (key: string, part: Partial<Choice>) =>
    onChange({ ...choices, faults: { ...choices.faults, [key]: { ...none, ...choices.faults[key], ...part } } });
  return (
    <section className={styles.proposal} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        Ce qui en vient
      </h3>
      <p>Rien n’est fait de ce qui n’est pas coché.</p>
      {faults.map(({ line, fault, key }) => (
        <Fault
          key={key}
          title={faultInWords({ ...line, articleId: null }, fault)}
          line={line}
          fault={fault}
          sheet={sheet}
          choice={choices.faults[key] ?? none}
          hasDeposit={cautions.length > 0}
          onChange={(part) => change(key, part)}
        />
      ))}
      {mayDecideMoney &&
        deposits.map(({ id, moyen, reference, aRendre }) => (
          <div key={id}>
            <Checkbox
              className={styles.tick ?? ''}
              checked={choices.deposits.includes(id)}
              onChange={({ target }) =>
                onChange({
                  ...choices,
                  deposits: target.checked ? [...choices.deposits, id] : choices.deposits.filter((one) => one !== id),
                })
              }
            >
              {`Rendre la caution\u00a0: ${formatPrice(toAmount(toCents(aRendre) - keptFrom(id)))}, ${ledgerMeansLabels[moyen].toLowerCase()}`}
              {reference !== '' && ` n°\u00a0${reference}`}
            </Checkbox>
            {keptFrom(id) > 0 && <p>{`Retenu sur cette caution\u00a0: ${formatPrice(toAmount(keptFrom(id)))}`}</p>}
          </div>
        ))}
    </section>
  );
}

/** Whether pieces of a line that came back so are counted in a stock. */
function movesStock(sheet: Handover, line: HandoverLine, fault: SettledFault): boolean {
  return fault !== 'sale' && sheet.propositions.some(({ lineId, enStock }) => lineId === line.id && enStock);
}

interface FaultProps {
  title: string;
  line: HandoverLine;
  fault: SettledFault;
  sheet: Handover;
  choice: Choice;
  hasDeposit: boolean;
  onChange: (part: Partial<Choice>) => void;
}

function Fault({ title, line, fault, sheet, choice, hasDeposit, onChange }: FaultProps) {
  const heading = useId();
  const may = useRights();
  const price = priceOf(sheet, { line, fault }, choice);
  const isLoss = fault === 'manque';
  const settlement: Settlement = isLoss ? 'caution' : 'facture';
  const total = toAmount(costOf(centsOf(price.replace(',', '.')), line[fault]));
  return (
    <fieldset className={styles.fault} aria-labelledby={heading}>
      <p id={heading} className={styles.name}>
        {title}
      </p>
      {movesStock(sheet, line, fault) && may('articles') && (
        <div className={styles.choice}>
          <Checkbox
            className={styles.tick ?? ''}
            checked={choice.stock !== null}
            onChange={({ target }) => onChange({ stock: target.checked ? 'perte' : null })}
          >
            Corriger le stock
          </Checkbox>
          {choice.stock !== null && (
            <Select
              aria-label={`Ce que devient le stock, ${title}`}
              value={choice.stock}
              onChange={(stock) => onChange({ stock })}
              options={stockOutcomes.map((value) => ({ value, label: stockOutcomeLabels[value] }))}
            />
          )}
        </div>
      )}
      {may('money') && (!isLoss || hasDeposit) && (
        <div className={`${styles.choice} ${styles.paid}`}>
          <Checkbox
            className={styles.tick ?? ''}
            checked={choice.reglement !== null}
            onChange={({ target }) => onChange({ reglement: target.checked ? settlement : null })}
          >
            {isLoss ? 'Retenir une indemnité sur la caution, sans TVA' : 'Faire payer au client, TVA comprise'}
          </Checkbox>
          {choice.reglement !== null && (
            <>
              <Labelled label={fault === 'sale' ? 'Nettoyage d’une pièce' : 'Prix d’une pièce'} error={undefined}>
                {(field) => (
                  <NumberInput
                    {...field}
                    className={styles.price}
                    min={0}
                    step={1}
                    suffix="€"
                    value={price}
                    onChange={(prix) => onChange({ prix })}
                  />
                )}
              </Labelled>
              {!isLoss && hasDeposit && (
                <Labelled label="Comment" error={undefined}>
                  {(field) => (
                    <Select
                      {...field}
                      value={choice.reglement}
                      onChange={(reglement) => onChange({ reglement })}
                      options={[
                        { value: 'facture', label: 'Facturé avec la location' },
                        { value: 'caution', label: 'Retenu sur la caution' },
                      ]}
                    />
                  )}
                </Labelled>
              )}
              <p className={styles.total}>{formatPrice(total)}</p>
            </>
          )}
        </div>
      )}
    </fieldset>
  );
}
