import type { Unite } from '@barnum/rules/catalogue/articles/articles';
import { lastingKinds } from '@barnum/rules/catalogue/stock-movements/stock-movements';
import { addDays } from '@barnum/rules/dates/days';
import type { Period } from '@barnum/rules/dates/period';
import { type Outing, outingOf, type ParkArticle } from '@barnum/rules/money/figures/park';
import { bookedUntil } from '@barnum/rules/requests/availability/availability';
import { agreedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import { returnedLines } from '../../../catalogue/stock/returned-lines.domain.ts';
import { type Db, Prisma } from '../../../platform/db/client.ts';

/** An article as the park names and prices it today. */
interface NamedArticle {
  id: number;
  nom: string;
  stock: number | null;
  isArchived: boolean;
  isPack: boolean;
  /** Since when it is known, in Paris; since its first hire, where that was noted later. */
  since: string;
  prix: string;
  unite: Unite;
  categorieId: number | null;
  tauxTva: string | null;
}

/** Pieces for some days. */
type Pieces = Period & { quantite: number };

/** An article of the park with all that happened to it. */
export interface StoredParkArticle extends NamedArticle, ParkArticle {
  /** The last day on which a piece of it was out by then; null for none. */
  lastOut: string | null;
  /** What each refused request wanted of it. */
  refused: Pieces[];
  /** What lacked of it where lines were lowered, and where visitors were told « Complet ». */
  lowered: Pieces[];
  complet: Pieces[];
}

/** What is read of the park. */
export interface ParkRows {
  articles: StoredParkArticle[];
  /** How many agreed hires there are of the same days. */
  hires: Pieces[];
}

interface Row extends Pieces {
  what: 'location' | 'bornes' | 'retour' | 'refus' | 'abaissee' | 'complet' | 'mouvement' | 'jours';
  articleId: number;
  /** Of what came back before the rest. */
  revenuLe: string | null;
}
type Movement = Omit<Row, 'what' | 'fin'> & { what: 'initial' | 'total' | 'hors_service'; fin: string | null };

interface Options {
  /** The last day of a period; hires that begin by then are refused or missed in it. */
  until: string;
  /** The day by which last hires are looked for. */
  by: string;
  today: string;
  cleaningDays: number;
}

/**
 * The articles, and what was hired and wanted of them over some days, from one statement: lines are summed by their days
 * before they leave the database. Packs stand for what they hold.
 */
export async function readParkRows(db: Db, days: Period, options: Options): Promise<ParkRows> {
  const rows = await readRows(db, days, options);
  const byArticle = new Map<number, (Row | Movement)[]>();
  for (const row of rows) {
    const group = byArticle.get(row.articleId);
    if (group) group.push(row);
    else byArticle.set(row.articleId, [row]);
  }
  const articles = await listArticles(db);
  return {
    articles: articles.map((one) => withHistory(one, byArticle.get(one.id) ?? [], options.cleaningDays)),
    hires: (byArticle.get(0) ?? []).filter(isOf('jours')),
  };
}

function readRows(db: Db, { debut, fin }: Period, { until, by, today, cleaningDays }: Options) {
  const late = bookedUntil({ fin: addDays(today, -1), statut: 'sortie' }, today, cleaningDays);
  const from = addDays(debut, -Math.max(0, cleaningDays));
  const lines = Prisma.sql`reservation_request_items i ON i.request_id = r.id AND i.nature = 'article'
    LEFT JOIN request_item_components c ON c.item_id = i.id`;
  const article = Prisma.sql`CASE WHEN c.id IS NULL THEN i.article_id ELSE c.article_id END`;
  const pieces = Prisma.sql`sum(i.quantite * coalesce(c.quantite, 1))::int`;
  return db.$queryRaw<(Row | Movement)[]>`
    -- Each part looks at it in its own way: few of its days, or all of them for first and last ones.
    WITH agreed AS NOT MATERIALIZED (
      SELECT r.id, r.statut, r.debut,
        CASE WHEN r.statut = 'sortie' AND r.fin < ${today}::date THEN ${late}::date ELSE r.fin END AS fin
      FROM reservation_requests r
      WHERE r.statut IN (${Prisma.join([...agreedStates])}) AND r.debut <= ${fin}::date
    )
    SELECT what, article_id AS "articleId", quantite, one.debut::text AS debut, one.fin::text AS fin,
      revenu_le::text AS "revenuLe"
    FROM (
      SELECT 'location' AS what, ${article} AS article_id, ${pieces} AS quantite, r.debut, r.fin, NULL::date AS revenu_le,
        0 AS position
      FROM agreed r JOIN ${lines} WHERE ${article} IS NOT NULL AND r.fin >= ${from}::date GROUP BY 2, r.debut, r.fin
      UNION ALL
      SELECT 'bornes', ${article}, 0, min(r.debut), max(least(r.fin, ${by}::date)) FILTER (WHERE r.debut <= ${by}::date),
        NULL, 0
      FROM agreed r JOIN ${lines} WHERE ${article} IS NOT NULL GROUP BY 2
      UNION ALL
      SELECT 'retour', back.article_id, back.quantite::int, r.debut, r.fin, back.revenu_le, 0
      FROM agreed r JOIN ${returnedLines} back ON back.request_id = r.id
      WHERE r.statut = 'sortie' AND back.article_id IS NOT NULL AND back.revenu_le <= r.fin
      UNION ALL
      SELECT 'refus', ${article}, ${pieces}, r.debut, r.fin, NULL, r.id
      FROM reservation_requests r JOIN ${lines}
      WHERE r.statut = 'refusee' AND r.debut BETWEEN ${debut}::date AND ${until}::date AND ${article} IS NOT NULL
      GROUP BY r.id, 2
      UNION ALL
      SELECT d.kind::text, d.article_id, d.pieces, d.debut, d.fin, NULL, 0
      FROM missed_demands d WHERE d.debut BETWEEN ${debut}::date AND ${until}::date
      UNION ALL
      SELECT CASE WHEN m.kind IN ('hors_service', 'initial') THEN m.kind::text ELSE 'total' END, m.article_id, m.quantite,
        m.debut, m.fin, NULL, m.id
      FROM stock_movements m WHERE m.kind::text IN (${Prisma.join([...lastingKinds, 'hors_service'])})
      UNION ALL
      SELECT 'jours', 0, count(*)::int, debut, fin, NULL, 0 FROM agreed WHERE fin >= ${debut}::date GROUP BY debut, fin
    ) one ORDER BY position, one.debut, one.fin`;
}

function listArticles(db: Db): Promise<NamedArticle[]> {
  return db.$queryRaw`
    SELECT a.id, a.nom, a.quantite AS stock, a.etat = 'archive' AS "isArchived",
      EXISTS (SELECT FROM pack_components c WHERE c.pack_id = a.id) AS "isPack",
      (a.created_at AT TIME ZONE 'Europe/Paris')::date::text AS since, a.prix::text AS prix,
      CASE a.unite::text WHEN 'journée' THEN 'journee' ELSE a.unite::text END AS unite,
      a.categorie_id AS "categorieId", a.taux_tva::text AS "tauxTva"
    FROM articles a ORDER BY a.search_name, a.id`;
}

/** An article with what rows tell of it. */
function withHistory(
  article: NamedArticle,
  rows: readonly (Row | Movement)[],
  cleaningDays: number,
): StoredParkArticle {
  const [bounds] = rows.filter(isOf('bornes'));
  const firstHire = bounds?.debut ?? null;
  const movements = rows.filter((row) => row.what === 'initial' || row.what === 'total' || row.what === 'hors_service');
  return {
    ...article,
    since: firstHire !== null && firstHire < article.since ? firstHire : article.since,
    lasting: movements
      .filter(({ what }) => what !== 'hors_service')
      .map((row) => ({ ...row, fin: null, isInitial: row.what === 'initial' })),
    outOfService: movements.filter(({ what }) => what === 'hors_service'),
    outings: [
      ...rows.filter(isOf('location')).map((hire) => outingOf(hire, cleaningDays)),
      ...rows.filter(isOf('retour')).flatMap((row) => takenBack(row, cleaningDays)),
    ],
    firstHire,
    lastOut: bounds?.fin ?? null,
    refused: rows.filter(isOf('refus')),
    lowered: rows.filter(isOf('abaissee')),
    complet: rows.filter(isOf('complet')),
  };
}

/** What came back before the rest of its hire is out until the day before, as the stock counts it. */
function takenBack({ debut, fin, quantite, revenuLe }: Row, cleaningDays: number): Outing[] {
  return [
    outingOf({ debut, fin, quantite: -quantite }, cleaningDays),
    { debut, fin: addDays(revenuLe ?? fin, -1), quantite, cleaning: 0 },
  ];
}

function isOf(what: Row['what']): (row: Row | Movement) => row is Row {
  return (row): row is Row => row.what === what;
}
