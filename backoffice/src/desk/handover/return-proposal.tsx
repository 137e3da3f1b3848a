import {
  faultInWords,
  keepablePrice,
  keptOf,
  returnOutcome,
  returnSentences,
  type SettledFault,
  type Settlement,
  type StockOutcome,
  settledFaults,
  stockOutcomeLabels,
  stockOutcomes,
} from '@barnum/rules/desk/handover/return-outcome';
import { ledgerMeansLabels } from '@barnum/rules/money/ledger/ledger';
import { cashLimit } from '@barnum/rules/money/ledger/payments';
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
  const offered = fault === 'sale' ? cleaningFees(sheet, line)[0]?.prix : price?.remplacement;
  return choice.prix ?? (Number(offered ?? 0) === 0 ? '' : typed(offered ?? ''));
}

/** What cleaning a piece may cost: the fee of its article, if it has one, before those of the company. */
function cleaningFees({ propositions, nettoyages }: Handover, { id }: HandoverLine): Handover['nettoyages'] {
  const own = propositions.find(({ lineId }) => lineId === id)?.nettoyage ?? '0.00';
  return Number(own) === 0 ? nettoyages : [{ nom: 'Frais de l’article', prix: own }, ...nettoyages];
}

function typed(amount: string): string {
  return amount.replace('.', ',');
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

/** What an outcome is counted of: the lines, what was ticked, and the deposits of which a part can be kept, in cents. */
function countedOf(sheet: Handover, choices: Choices) {
  const lines = sheet.lines.map((line) => ({ ...line, articleId: 0 }));
  const ticked = choicesOf(sheet, choices).map((choice) => ({ ...choice, stock: null, prix: centsOf(choice.prix) }));
  const deposits = sheet.argent.cautions
    .filter(({ retenable }) => retenable)
    // Of cash no more can be kept than the law lets come in for one debt.
    .map(({ id, moyen, aRendre }) => ({
      id,
      montant: Math.min(toCents(aRendre), moyen === 'especes' ? cashLimit : Number.POSITIVE_INFINITY),
    }));
  return [lines, ticked, deposits] as const;
}

/** What comes of what was ticked; a sentence where it cannot be. */
function outcomeOf(sheet: Handover, choices: Choices) {
  return returnOutcome(...countedOf(sheet, choices));
}

/** What was ticked to be billed with the rental, in cents. */
export function feesOf(sheet: Handover, choices: Choices): number {
  const outcome = outcomeOf(sheet, choices);
  return typeof outcome === 'string' ? 0 : outcome.fees.reduce((sum, { montant }) => sum + montant, 0);
}

/** What is kept of a deposit by what was ticked, in cents; nothing while that cannot be. */
function keptFromDeposit(sheet: Handover, choices: Choices, id: number): number {
  const outcome = outcomeOf(sheet, choices);
  return typeof outcome === 'string' ? 0 : keptOf(outcome, id);
}

/** The price of a piece, in cents, and how much of it a deposit suffices for beside what else was ticked. */
function keepableOf(sheet: Handover, choices: Choices, { line, fault, key }: ReturnType<typeof faultsOf>[number]) {
  const [lines, others, deposits] = countedOf(sheet, { ...choices, faults: { ...choices.faults, [key]: none } });
  const prix = centsOf(priceOf(sheet, { line, fault }, choices.faults[key] ?? none).replace(',', '.'));
  const choice = { lineId: line.id, fault, stock: null, prix, reglement: 'caution' } as const;
  return { asked: prix, kept: keepablePrice(lines, others, choice, deposits) };
}

/** Whether a deposit can go back: a cheque of which a part is kept cannot. */
function isReturnable(sheet: Handover, choices: Choices, { id, rendable, estArgent }: HeldDeposit): boolean {
  return rendable && (estArgent || keptFromDeposit(sheet, choices, id) === 0);
}

/** The deposits that were ticked, and can go back. */
export function depositsOf(sheet: Handover, choices: Choices): number[] {
  return sheet.argent.cautions
    .filter((deposit) => choices.deposits.includes(deposit.id) && isReturnable(sheet, choices, deposit))
    .map(({ id }) => id);
}

type HeldDeposit = Handover['argent']['cautions'][number];

function centsOf(price: string | null): number {
  const amount = Number(price);
  return Number.isFinite(amount) ? toCents(amount.toFixed(2)) : 0;
}

interface Props {
  sheet: Handover;
  choices: Choices;
  onChange: (choices: Choices) => void;
  /** Whether the stock was decided before. */
  isStockDecided?: boolean;
}

/** One proposal for all that a return asks to decide: stock, what is billed or kept, and the deposits that go back. */
export function ReturnProposal({ sheet, choices, onChange, isStockDecided = false }: Props) {
  const heading = useId();
  const may = useRights();
  const mayDecideMoney = may('money');
  const asksStock = (line: HandoverLine, fault: SettledFault) =>
    !isStockDecided && may('articles') && movesStock(sheet, line, fault);
  const faults = faultsOf(sheet).filter(({ line, fault }) => mayDecideMoney || asksStock(line, fault));
  const { cautions } = sheet.argent;
  const deposits = cautions.filter(({ rendable }) => rendable);
  if (faults.length === 0 && deposits.length === 0) return null;
  const change = (key: string, part: Partial<Choice>) =>
    onChange({ ...choices, faults: { ...choices.faults, [key]: { ...none, ...choices.faults[key], ...part } } });
  return (
    <section className={styles.proposal} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        Ce qui s’ensuit
      </h3>
      <p>Cochez ce qui est à faire : le reste n’est pas fait.</p>
      {faults.map(({ line, fault, key }) => (
        <Fault
          key={key}
          title={faultInWords({ ...line, articleId: null }, fault)}
          line={line}
          fault={fault}
          sheet={sheet}
          choice={choices.faults[key] ?? none}
          asksStock={asksStock(line, fault)}
          hasDeposit={cautions.length > 0}
          keepable={keepableOf(sheet, choices, { line, fault, key })}
          onChange={(part) => change(key, part)}
        />
      ))}
      {mayDecideMoney &&
        deposits.map((deposit) => (
          <Deposit
            key={deposit.id}
            deposit={deposit}
            kept={keptFromDeposit(sheet, choices, deposit.id)}
            isReturnable={isReturnable(sheet, choices, deposit)}
            isTicked={choices.deposits.includes(deposit.id)}
            onTick={(isTicked) =>
              onChange({
                ...choices,
                deposits: isTicked
                  ? [...choices.deposits, deposit.id]
                  : choices.deposits.filter((one) => one !== deposit.id),
              })
            }
          />
        ))}
    </section>
  );
}

interface DepositProps {
  deposit: HeldDeposit;
  /** In cents. */
  kept: number;
  isReturnable: boolean;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A deposit that is held: its box, or why it cannot go back with this return. */
function Deposit({ deposit: { moyen, reference, aRendre }, kept, isReturnable, isTicked, onTick }: DepositProps) {
  const which = `${ledgerMeansLabels[moyen].toLowerCase()}${reference === '' ? '' : ` n°\u00a0${reference}`}`;
  return (
    <div>
      {isReturnable ? (
        <Checkbox className={styles.tick ?? ''} checked={isTicked} onChange={({ target }) => onTick(target.checked)}>
          {`Rendre la caution\u00a0: ${formatPrice(toAmount(toCents(aRendre) - kept))}, ${which}`}
        </Checkbox>
      ) : (
        <p>{returnSentences.keptCheque(which)}</p>
      )}
      {kept > 0 && <p>{`Retenu sur cette caution\u00a0: ${formatPrice(toAmount(kept))}`}</p>}
    </div>
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
  asksStock: boolean;
  hasDeposit: boolean;
  /** What a piece costs, and how much of it a deposit suffices for. */
  keepable: { asked: number; kept: number };
  onChange: (part: Partial<Choice>) => void;
}

function Fault({ title, line, fault, sheet, choice, asksStock, hasDeposit, keepable, onChange }: FaultProps) {
  const heading = useId();
  const may = useRights();
  const price = priceOf(sheet, { line, fault }, choice);
  const isLoss = fault === 'manque';
  const settlement: Settlement = isLoss ? 'caution' : 'facture';
  const fees = fault === 'sale' ? cleaningFees(sheet, line) : [];
  const { asked, kept } = keepable;
  const isKeepable = kept === asked;
  // A piece may be worth more than the deposit, which is kept for it then.
  const isKeptInPart = isLoss && !isKeepable && kept > 0;
  // What was ticked stays to be seen, and says why it cannot be.
  const mayKeep = hasDeposit && (isKeepable || isKeptInPart || choice.reglement === 'caution');
  const total = toAmount(costOf(asked, line[fault]));
  return (
    <fieldset className={styles.fault} aria-labelledby={heading}>
      <p id={heading} className={styles.name}>
        {title}
      </p>
      {asksStock && (
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
      {may('money') && isLoss && hasDeposit && !mayKeep && <p>{returnSentences.depositTooSmall}</p>}
      {may('money') && isKeptInPart && choice.reglement === null && <p>{returnSentences.keptInPart(asked, kept)}</p>}
      {may('money') && (!isLoss || mayKeep) && (
        <div className={`${styles.choice} ${styles.paid}`}>
          <Checkbox
            className={styles.tick ?? ''}
            checked={choice.reglement !== null}
            onChange={({ target }) =>
              onChange({
                reglement: target.checked ? settlement : null,
                ...(target.checked && isKeptInPart && { prix: typed(toAmount(kept)) }),
              })
            }
          >
            {isLoss ? 'Retenir une indemnité sur la caution, sans TVA' : 'Faire payer au client, TVA comprise'}
          </Checkbox>
          {choice.reglement !== null && (
            <>
              {fees.length > 0 && (
                <Labelled label="Nettoyage" error={undefined}>
                  {(field) => (
                    <Select
                      {...field}
                      placeholder="Un autre prix"
                      value={feeOf(fees, price)}
                      onChange={(index) => onChange({ prix: typed(fees[index ?? 0]?.prix ?? '') })}
                      options={fees.map(({ nom, prix }, value) => ({ value, label: `${nom}, ${formatPrice(prix)}` }))}
                    />
                  )}
                </Labelled>
              )}
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
              {!isLoss && mayKeep && (
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
              {choice.reglement === 'caution' && !isKeepable && (
                <p className={styles.refusal} role="alert">
                  {returnSentences.depositTooSmall}
                </p>
              )}
            </>
          )}
        </div>
      )}
    </fieldset>
  );
}

/** The fee of this price, by its place. */
function feeOf(fees: Handover['nettoyages'], price: string): number | undefined {
  const place = fees.findIndex(({ prix }) => Number(prix) === Number(price.replace(',', '.')));
  return place === -1 ? undefined : place;
}
