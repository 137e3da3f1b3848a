import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { writtenAnswers } from '@barnum/rules/catalogue/packs/answers-in-addresses';
import { lastDay } from '@barnum/rules/dates/days';
import { formatLongDate, formatShortWeekday } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import type { Period } from '@barnum/rules/dates/period';
import { paths, uncategorised } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Button, Form, Select, Skeleton } from 'antd';
import type { ResultOf } from 'gql.tada';
import { useRef } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { ArticleSearch } from '../../components/form/article-search.tsx';
import { PackWishField } from '../../components/form/pack-wish-field.tsx';
import { useHiredArticles } from '../../components/form/use-hired-articles.ts';
import { DayInput } from '../../components/list/day-input.tsx';
import { ListPages } from '../../components/list/list-pages.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { Page } from '../../components/page.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { PlanningTabs } from '../../components/planning-tabs.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { useRights } from '../../lib/rights.ts';
import { ArticleMonths } from './article-months.tsx';
import styles from './availability-page.module.css';
import { DayMarks } from './day-mark.tsx';
import { occupationInWords } from './occupation-in-words.ts';
import {
  adjacentMonth,
  adjacentPeriod,
  type CalendarArticle,
  type CalendarView,
  calendarRows,
  readCalendarView,
  stockCalendarQuery,
} from './stock-calendar.ts';
import { StockTable } from './stock-table.tsx';

type Answer = ResultOf<typeof stockCalendarQuery>;

/** What is free, asked for and reserved each day: of an article, of a category or of the whole catalogue. */
export function AvailabilityPage() {
  const { page, read, change } = useListAddress();
  const today = todayInParis();
  const view = readCalendarView(read, today);
  const { articleId, categoryId, terrain, choix, reponses, chosen, shown } = view;
  const wish = { terrain, choix: [...choix], reponses: [...reponses] };
  const hasDays = articleId !== null && chosen !== null;
  const days = chosen ?? { debut: today, fin: today };
  const reading = useRead(stockCalendarQuery, {
    ...shown,
    articleId,
    categoryId,
    ...wish,
    page,
    hasDays,
    articleIds: articleId === null ? [] : [articleId],
    du: days.debut,
    au: days.fin,
    packs: articleId === null ? [] : [{ articleId, ...wish }],
  });
  const top = useRef<HTMLHeadingElement>(null);
  const { data } = reading;
  const hired = useHiredArticles(articleId === null ? [] : [articleId]);
  const pack = articleId === null ? undefined : hired.get(articleId);
  const article = articleId === null ? undefined : data?.stockCalendar.articles.find(({ id }) => id === articleId);

  function turn(direction: -1 | 1) {
    if (articleId !== null) return change({ mois: adjacentMonth(shown.debut, direction) });
    const { debut, fin } = adjacentPeriod(shown, direction);
    change({ du: debut, au: fin });
  }

  return (
    <Page title="Disponibilités">
      <PlanningTabs />
      <Choices view={view} categories={data?.categories ?? []} onChange={change} />
      {pack && (
        <PackWishField
          wish={view}
          name={pack.nom}
          article={pack}
          onChange={(changed) => {
            const said = { ...wish, ...changed };
            change({ terrain: said.terrain, choix: writtenAnswers(said).join() || null });
          }}
        />
      )}
      <div className={styles.bar}>
        <h2 ref={top} tabIndex={-1} className={styles.title} aria-live="polite">
          {titleOf(view, article)}
        </h2>
        <div className={styles.ways}>
          <Button
            icon={<LeftOutlined aria-hidden />}
            aria-label={articleId === null ? 'Jours précédents' : 'Mois précédent'}
            onClick={() => turn(-1)}
          />
          <Button onClick={() => change({ du: null, au: null, mois: null })}>Aujourd’hui</Button>
          <Button
            icon={<RightOutlined aria-hidden />}
            aria-label={articleId === null ? 'Jours suivants' : 'Mois suivant'}
            onClick={() => turn(1)}
          />
        </div>
      </div>
      <div className={reading.isOutdated ? styles.outdated : undefined} aria-busy={reading.isFetching}>
        {reading.hasFailed && !data && <QueryFailure failure={sentences.planning.stockLoadFailed} reading={reading} />}
        {!reading.hasFailed && !data && <Skeleton active paragraph={{ rows: 8 }} />}
        {data && !reading.isOutdated && (
          <Shown
            answer={data}
            view={view}
            today={today}
            onChoose={({ debut, fin }) => change({ du: debut, au: fin })}
          />
        )}
      </div>
      {articleId === null && (
        <ListPages list={{ ...reading, items: undefined, totalCount: data?.stockCalendar.totalCount }} top={top} />
      )}
    </Page>
  );
}

/** What was said of another pack says nothing of this one. */
const noWish = { terrain: null, choix: null };

interface ChoicesProps {
  view: CalendarView;
  categories: readonly { id: number; nom: string }[];
  onChange: (changes: Record<string, string | null>) => void;
}

function Choices({ view: { articleId, categoryId, chosen, shown }, categories, onChange }: ChoicesProps) {
  const category = articleId === null ? String(categoryId ?? '') : null;
  return (
    <Form layout="vertical" className={styles.choices ?? ''} component="div">
      <Form.Item label="Article" htmlFor="article">
        <ArticleSearch
          id="article"
          placeholder="Chercher un article"
          onChoose={({ id }) => onChange({ article: String(id), categorie: null, mois: null, ...noWish })}
        />
      </Form.Item>
      <Form.Item label="Ou une catégorie" htmlFor="categorie">
        <Select
          id="categorie"
          value={category}
          placeholder="Choisir"
          onChange={(categorie: string | null) =>
            onChange({ categorie: categorie === '' ? null : categorie, article: null, mois: null, ...noWish })
          }
          options={[
            { value: '', label: 'Tout le catalogue' },
            ...categories.map(({ id, nom }) => ({ value: String(id), label: nom })),
            { value: String(uncategorised.id), label: uncategorised.nom },
          ]}
        />
      </Form.Item>
      <Form.Item label="Du" htmlFor="du">
        <DayInput
          id="du"
          max={lastDay}
          value={chosen?.debut ?? (articleId === null ? shown.debut : '')}
          onChange={(du) => onChange({ du, au: after(du, chosen ?? shown), mois: null })}
        />
      </Form.Item>
      <Form.Item label="Au" htmlFor="au">
        <DayInput
          id="au"
          min={chosen?.debut}
          max={lastDay}
          value={chosen?.fin ?? (articleId === null ? shown.fin : '')}
          onChange={(au) => onChange({ du: chosen?.debut ?? shown.debut, au })}
        />
      </Form.Item>
    </Form>
  );
}

interface ShownProps {
  answer: Answer;
  view: CalendarView;
  today: string;
  onChoose: (chosen: Period) => void;
}

function Shown({ answer, view: { articleId, chosen, shown, terrain, choix, reponses }, today, onChoose }: ShownProps) {
  const mayRecord = useRights()('requests');
  const rows = calendarRows(answer.stockCalendar, shown);
  const [first] = rows;
  if (first === undefined) {
    return (
      <Placeholder title={articleId === null ? 'Aucun article ici' : 'Cet article n’existe plus'}>
        Choisissez un autre article, ou une catégorie.
      </Placeholder>
    );
  }
  if (articleId === null) {
    return (
      <>
        <DayMarks />
        <StockTable rows={rows} shown={shown} today={today} />
      </>
    );
  }
  const [occupation] = answer.occupation ?? [];
  return (
    <>
      {chosen && occupation ? (
        <section className={styles.answer} aria-label="Réponse" aria-live="polite">
          <p className={styles.days}>{daysInWords(chosen)}</p>
          <p className={occupation.libre === 0 ? styles.none : styles.free}>{occupationInWords(occupation)}</p>
          {mayRecord && (
            <ButtonLink type="primary" to={paths.adminRequestFor(articleId, { ...chosen, terrain, choix, reponses })}>
              Saisir une demande
            </ButtonLink>
          )}
        </section>
      ) : (
        <p className={styles.hint}>Choisissez un jour, puis, s’il y en a plusieurs, le dernier.</p>
      )}
      <DayMarks />
      <ArticleMonths days={first.days} chosen={chosen} today={today} onChoose={onChoose} />
    </>
  );
}

function titleOf({ articleId, shown }: CalendarView, article: CalendarArticle | undefined): string {
  if (articleId !== null) return article?.nom ?? 'Article';
  return `Du ${formatLongDate(shown.debut)} au ${formatLongDate(shown.fin)}`;
}

function daysInWords({ debut, fin }: Period): string {
  return debut === fin
    ? `Le ${formatShortWeekday(debut)}`
    : `Du ${formatShortWeekday(debut)} au ${formatShortWeekday(fin)}`;
}

/** The end stays where it is still one. */
function after(debut: string, { fin }: Period): string {
  return fin >= debut ? fin : debut;
}
