import { mostInWords, stockLevel } from '@barnum/rules/catalogue/articles/articles';
import { type CountedPack, isUndecided, mostByBestAnswers } from '@barnum/rules/catalogue/packs/best-answers';
import { emptyPartsOn } from '@barnum/rules/catalogue/packs/pack-parts';
import { groundsOf, questionsOf } from '@barnum/rules/catalogue/packs/pack-questions';
import { groundLabels, grounds, type PackComponent, type PackWish } from '@barnum/rules/catalogue/packs/packs';
import { formatPrice } from '@barnum/rules/prices/amounts';
import type { ResultOf } from 'gql.tada';
import { useMemo } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { useRead } from '../../../components/use-read.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import type { PackPiece } from './pack-field.tsx';
import styles from './pack-preview.module.css';

const partsQuery = graphql(`
  query PackParts($ids: [Int!]) {
    articles(ids: $ids) {
      id
      nom
      etat
      quantite
      enRenfort
      components {
        articleId
        quantite
        terrain
        choix
        archive
        nom
        article {
          quantite
          enRenfort
        }
      }
    }
  }
`);
type Part = ResultOf<typeof partsQuery>['articles'][number];

interface Props {
  pieces: readonly PackPiece[];
  /** As it is typed; not shown while it is no amount. */
  prix: string;
}

/** What a visitor will see of a pack as it stands in the form: how many there are, by ground and choice, its price, its parts. */
export function PackPreview({ pieces, prix }: Props) {
  const ids = useMemo(() => [...new Set(pieces.map(({ articleId }) => articleId))].toSorted(), [pieces]);
  const { data } = useRead(
    partsQuery,
    useMemo(() => ({ ids }), [ids]),
    undefined,
    ids.length === 0,
  );
  if (pieces.length === 0 || !data) return null;
  const parts = new Map(data.articles.map((part) => [part.id, part]));
  const given = pieces.filter(({ articleId }) => parts.get(articleId)?.etat !== 'archive');
  const pack = countedPack(given, parts);
  const amount = Number(prix.replace(',', '.'));
  return (
    <section className={styles.preview} aria-label="Ce que verra un visiteur">
      <p className={styles.title}>Ce que verra un visiteur</p>
      {given.length === 0 ? (
        <p>Rien&nbsp;: tout ce que contient ce pack est archivé.</p>
      ) : (
        <>
          <p className={styles.line}>
            <Stock pack={pack} wish={{}} />
            {prix.trim() !== '' && Number.isFinite(amount) && <span>{formatPrice(amount)} TTC</span>}
          </p>
          <Limits pack={pack} nameOf={(id) => parts.get(id)?.nom ?? pieces.find((one) => one.articleId === id)?.nom} />
          <EmptyParts pack={pack} parts={parts} />
          <HiddenParts pieces={pieces} parts={parts} />
        </>
      )}
    </section>
  );
}

function Stock({ pack, wish }: { pack: CountedPack; wish: PackWish }) {
  const most = mostByBestAnswers(pack, wish);
  return <Badge tone={stockLevel(most)}>{mostInWords(most, isUndecided(pack, wish))}</Badge>;
}

/** How many there are after each answer to what is asked. */
function Limits({ pack, nameOf }: { pack: CountedPack; nameOf: (id: number) => string | undefined }) {
  const { asksGround, choices } = questionsOf(pack.articleId, pack.packs, {});
  const answers = [
    ...(asksGround
      ? groundsOf(pack.articleId, pack.packs, {}).map((terrain) => ({
          key: terrain,
          name: groundLabels[terrain],
          wish: { terrain },
        }))
      : []),
    ...choices.flatMap(({ id, choix, options }) =>
      options.map((article) => ({
        key: `${id} ${article}`,
        name: `${choix}\u00a0: ${nameOf(article) ?? ''}`,
        wish: { reponses: [{ choix: id, article }] },
      })),
    ),
  ];
  if (answers.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Selon la réponse">
      {answers.map(({ key, name, wish }) => (
        <li key={key} className={styles.line}>
          {name} <Stock pack={pack} wish={wish} />
        </li>
      ))}
    </ul>
  );
}

/** The packs in it that hold nothing on some ground, where it is not hired out for that. */
function EmptyParts({ pack, parts }: { pack: CountedPack; parts: ReadonlyMap<number, Part> }) {
  const empty = grounds.flatMap((terrain) =>
    emptyPartsOn(pack.articleId, pack.packs, terrain).map((id) => ({
      key: `${terrain} ${id}`,
      sentence: `Ne se loue pas sur ${groundLabels[terrain].toLowerCase()} : « ${parts.get(id)?.nom ?? ''} » n’y contient rien.`,
    })),
  );
  if (empty.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Les terrains où il ne se loue pas">
      {empty.map(({ key, sentence }) => (
        <li key={key}>{sentence}</li>
      ))}
    </ul>
  );
}

/** What is named without a link, and what is not shown at all. */
function HiddenParts({ pieces, parts }: { pieces: readonly PackPiece[]; parts: ReadonlyMap<number, Part> }) {
  const hidden = [...new Set(pieces.map(({ articleId }) => articleId))].flatMap((id) => {
    const part = parts.get(id);
    if (part === undefined || part.etat === 'en_ligne') return [];
    const what =
      part.etat === 'archive' ? 'est archivé\u00a0: ni montré, ni compté' : 'est hors ligne\u00a0: nommé, sans lien';
    return [{ id, sentence: `«\u00a0${part.nom}\u00a0» ${what}.` }];
  });
  if (hidden.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Ce qui est caché">
      {hidden.map(({ id, sentence }) => (
        <li key={id}>{sentence}</li>
      ))}
    </ul>
  );
}

/** No article has this id: that of the pack may not be given yet. */
const packId = 0;

function countedPack(pieces: readonly PackPiece[], parts: ReadonlyMap<number, Part>): CountedPack {
  const inner = [...parts.values()].flatMap((part): [number, readonly PackComponent[]][] =>
    part.components.length === 0 ? [] : [[part.id, part.components.filter(({ archive }) => !archive)]],
  );
  const packs = new Map<number, readonly PackComponent[]>([...inner, [packId, pieces]]);
  const shelf = (id: number) => {
    if (packs.get(id)?.length === 0) return { nom: '', stock: 0, enRenfort: false };
    const part = parts.get(id) ?? innerPart(id, parts);
    return part && { nom: part.nom, stock: part.quantite, enRenfort: part.enRenfort };
  };
  return { articleId: packId, packs, shelf };
}

function innerPart(id: number, parts: ReadonlyMap<number, Part>) {
  const found = [...parts.values()].flatMap(({ components }) => components).find(({ articleId }) => articleId === id);
  return found?.article ? { nom: found.nom, ...found.article } : undefined;
}
