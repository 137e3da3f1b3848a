import { DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import { priceListSentences } from '@barnum/rules/catalogue/price-lists/price-list-sentences';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { unbroken } from '@barnum/rules/text/french';
import { hasWords, searchText } from '@barnum/rules/text/search';
import { slugify } from '@barnum/rules/text/slug';
import { Button, Input } from 'antd';
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useParams } from 'react-router-dom';
import { useClient } from 'urql';
import { BackLink } from '../../components/back-link.tsx';
import { FormBar } from '../../components/form/form-bar.tsx';
import { useUnsavedChanges } from '../../components/form/use-unsaved-changes.ts';
import { Page } from '../../components/page.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { fresh, useRead } from '../../components/use-read.ts';
import { Waiting } from '../../components/waiting.tsx';
import { download } from '../../lib/download.ts';
import styles from './price-list.module.css';
import {
  type PriceList,
  type PriceListData,
  priceListQuery,
  priceListTypes,
  updatePriceListMutation,
} from './price-lists.ts';
import {
  changedPrices,
  listErrors,
  pastedPrices,
  priceRows,
  priceTable,
  readPrices,
  riseInWords,
  shownPrice,
  type TypedPrices,
} from './price-rows.ts';

/** A price list in a grid: its prices are typed, pasted, or brought back from a spreadsheet. */
export function PriceListPage() {
  const id = Number(useParams().id);
  const { data, ...reading } = useRead(priceListQuery, { id: Number.isInteger(id) ? id : 0 }, fresh);
  const list = data?.priceList;
  return (
    <Page
      title={list ? `Grille\u00a0: ${list.nom}` : 'Grille de prix'}
      subtitle="Entrée mène au prix suivant. Une case vide laisse l’article au prix d’avant."
      back={<BackLink to={paths.adminPriceLists}>Retour aux grilles de prix</BackLink>}
    >
      {data && list && <Grid key={list.id} list={list} articles={data.articles} reload={reading.reload} />}
      {data && !list && <p role="alert">{priceListSentences.notFound}.</p>}
      {!data &&
        (reading.hasFailed ? <QueryFailure failure={priceListSentences.loadFailed} reading={reading} /> : <Waiting />)}
    </Page>
  );
}

interface Props {
  list: PriceList;
  articles: PriceListData['articles'];
  reload: () => void;
}

const untouched: TypedPrices = new Map();

function Grid({ list, articles, reload }: Props) {
  const client = useClient();
  const toasts = useToasts();
  const ids = useId();
  const [head, setHead] = useState<{ nom?: string; aPartirDu?: string }>({});
  const [typed, setTyped] = useState(untouched);
  const [errors, setErrors] = useState<ReturnType<typeof listErrors> | null>(null);
  const [search, setSearch] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const grid = useRef<HTMLTableElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const isSaved = useRef(false);
  const rows = useMemo(() => priceRows(articles, list), [articles, list]);
  const { nom = list.nom, aPartirDu = list.aPartirDu } = head;
  const prix = changedPrices(rows, typed);
  const isDirty = prix.length > 0 || nom !== list.nom || aPartirDu !== list.aPartirDu;
  const shown = rows.filter((row) => hasWords(searchText(`${row.nom} ${row.categorie}`), search));
  useUnsavedChanges(isDirty);

  // What was saved stays as it was typed until it is read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what was read again
  useEffect(() => {
    if (!isSaved.current) return;
    isSaved.current = false;
    setHead({});
    setTyped(untouched);
  }, [list]);

  function take(prices: TypedPrices) {
    setTyped(new Map([...typed, ...prices]));
    setErrors(null);
  }

  function paste(event: ClipboardEvent, place: number) {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    take(pastedPrices(shown, place, text));
  }

  function move(event: KeyboardEvent, place: number) {
    const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    focus(shown[place + by]?.id);
  }

  function focus(id: number | undefined) {
    const cell = grid.current?.querySelector<HTMLInputElement>(`[data-cell="${id}"]`);
    cell?.focus();
    cell?.select();
  }

  async function bringBack({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    const prices = readPrices(await textOf(chosen), rows);
    target.value = '';
    if (prices.size === 0) return toasts.error(priceListSentences.nothingRead);
    setSearch('');
    take(prices);
    const count = changedPrices(rows, prices).length;
    toasts.success(priceListSentences.read(count));
  }

  async function save() {
    const input = { nom, aPartirDu, prix };
    const wrong = listErrors(input);
    if (show(wrong)) return;
    setIsSaving(true);
    const context = { additionalTypenames: priceListTypes };
    const variables = { id: list.id, input, updatedAt: list.updatedAt };
    const outcome = outcomeOf(await client.mutation(updatePriceListMutation, variables, context));
    setIsSaving(false);
    if (outcome.status === 'invalid') {
      if (!show(listErrors(input, outcome.fields))) toasts.error(outcome.sentence);
    } else if (outcome.status === 'done') {
      isSaved.current = true;
      toasts.success(priceListSentences.updated);
    } else {
      toasts.error(
        outcome.status === 'conflict' ? priceListSentences.changedMeanwhile : priceListSentences.updateFailed,
      );
      reload();
    }
  }

  function show(wrong: ReturnType<typeof listErrors>): boolean {
    setErrors(wrong);
    const [first] = wrong.prices.keys();
    const isWrong = first !== undefined || Object.keys(wrong.head).length > 0;
    if (first !== undefined) {
      setSearch('');
      setTimeout(() => focus(first));
    }
    return isWrong;
  }

  const field = (name: 'nom' | 'aPartirDu') => ({
    id: `${ids}-${name}`,
    disabled: isSaving,
    status: errors?.head[name] ? ('error' as const) : ('' as const),
    'aria-invalid': errors?.head[name] !== undefined,
    'aria-describedby': errors?.head[name] && `${ids}-${name}-error`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setHead({ ...head, [name]: target.value }),
  });
  const fault = (name: 'nom' | 'aPartirDu') =>
    errors?.head[name] && (
      <p className={styles.error} id={`${ids}-${name}-error`}>
        {errors.head[name]}
      </p>
    );

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className={styles.head}>
        <div>
          <label className={styles.label} htmlFor={`${ids}-nom`}>
            Nom
          </label>
          <Input {...field('nom')} value={nom} autoComplete="off" maxLength={limits.nom} />
          {fault('nom')}
        </div>
        <div>
          <label className={styles.label} htmlFor={`${ids}-aPartirDu`}>
            À partir du
          </label>
          <Input {...field('aPartirDu')} type="date" value={aPartirDu} />
          {fault('aPartirDu')}
        </div>
      </div>
      <div className={styles.tools}>
        <div className={styles.search}>
          <label className={styles.label} htmlFor={`${ids}-search`}>
            Rechercher un article
          </label>
          <Input id={`${ids}-search`} value={search} allowClear onChange={({ target }) => setSearch(target.value)} />
        </div>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => download(`grille-${slugify(nom)}.csv`, priceTable(rows, typed), 'text/csv')}
        >
          Télécharger (CSV)
        </Button>
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => file.current?.click()}>
          Rapporter le fichier
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,.txt,text/csv"
          hidden
          aria-label="Le fichier de la grille"
          onChange={bringBack}
        />
      </div>
      <table className={styles.grid} ref={grid}>
        <caption className="visually-hidden">Prix de la grille</caption>
        <thead>
          <tr>
            <th scope="col">Article</th>
            <th scope="col" className={styles.number}>
              Avant
            </th>
            <th scope="col" className={styles.number}>
              Prix TTC
            </th>
            <th scope="col" className={`${styles.number} ${styles.rise}`}>
              Écart
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, place) => {
            const value = shownPrice(row, typed);
            const error = errors?.prices.get(row.id);
            return (
              <tr key={row.id}>
                <th scope="row">
                  {unbroken(row.nom)}
                  {row.categorie && <span className={styles.category}>{unbroken(row.categorie)}</span>}
                </th>
                <td className={styles.number}>{formatPrice(row.avant)}</td>
                <td className={styles.number}>
                  <input
                    className={styles.cell}
                    data-cell={row.id}
                    aria-label={`Prix\u00a0: ${row.nom}`}
                    aria-invalid={error !== undefined}
                    aria-describedby={error && `${ids}-${row.id}`}
                    inputMode="decimal"
                    autoComplete="off"
                    disabled={isSaving}
                    value={value}
                    onChange={({ target }) => take(new Map([[row.id, target.value]]))}
                    onPaste={(event) => paste(event, place)}
                    onKeyDown={(event) => move(event, place)}
                  />
                  {error && (
                    <p className={styles.error} id={`${ids}-${row.id}`}>
                      {error}
                    </p>
                  )}
                </td>
                <td className={`${styles.number} ${styles.rise}`}>{riseInWords(row, value)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {shown.length === 0 && <p>Aucun article trouvé</p>}
      <FormBar>
        <p className={styles.about}>{changesInWords(prix.length)}</p>
        <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isDirty}>
          Enregistrer
        </Button>
      </FormBar>
    </form>
  );
}

function changesInWords(count: number): string {
  if (count === 0) return 'Aucun prix changé';
  return count === 1 ? '1 prix changé' : `${count} prix changés`;
}

/** The text of a file: of UTF-8, or else as spreadsheets on Windows write it. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
