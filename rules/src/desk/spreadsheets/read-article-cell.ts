import type { ArticleState } from '../../catalogue/articles/article-states.ts';
import type { Unite } from '../../catalogue/articles/articles.ts';
import { foldText } from '../../text/fold.ts';
import type { ArticleImportField } from './article-import-columns.ts';
import { importSentences } from './import-sentences.ts';
import {
  htmlOfCell,
  readAmountCell,
  readGrossCell,
  readNetCell,
  readRateCell,
  readWholeCell,
  type Said,
  withTaxes,
} from './read-cells.ts';

/** What a cell of this column says of an article; `rate` in percent makes prices with taxes of those without. */
export function readArticleCell(column: ArticleImportField, text: string, rate: string | null): Said<unknown> {
  switch (column) {
    case 'prix':
    case 'coutMontage':
      return readGrossCell(text);
    case 'montantCaution':
    case 'valeurRemplacement':
    case 'fraisNettoyage':
      return readAmountCell(text);
    case 'prixHorsTaxes': {
      const net = readNetCell(text);
      return 'problem' in net ? net : { value: withTaxes(net.value, rate ?? '0.00') };
    }
    case 'quantite':
      return /^(?:illimite|sans limite|infini|∞)$/.test(foldText(text.trim())) ? { value: null } : readWholeCell(text);
    case 'lot':
    case 'quantiteMinimum':
      return readWholeCell(text);
    case 'tauxTva':
      return readRateCell(text);
    case 'unite':
      return named(unitWords, text, importSentences.unit);
    case 'etat':
      return named(stateWords, text, importSentences.state);
    case 'longueDescription':
      return { value: htmlOfCell(text.trim()) };
    case 'included':
    case 'excluded':
      return { value: linesIn(text) };
    case 'specifications':
      return specificationsIn(text);
    default:
      return { value: text.trim() };
  }
}

/** What several columns of one field say together. */
export function joinedCells(column: ArticleImportField, texts: readonly string[]): string {
  const said = texts.map((text) => text.trim());
  if (column === 'longueDescription') return said.map(htmlOfCell).join('');
  return said.join(column === 'courteDescription' ? ' ' : '\n');
}

const unitWords: Record<Unite, string> = {
  unitaire: 'unitaire|unite|piece|forfait|location|u',
  journee: 'journee|jour|par jour|24h|j',
  weekend: 'weekend|week end|we|par week end',
};
const stateWords: Record<ArticleState, string> = {
  en_ligne: 'en ligne|oui|o|x|vrai|true|1|visible|publie|actif',
  masque: 'masque|non|n|faux|false|0|hors ligne|invisible|brouillon|inactif',
  archive: 'archive|archivee|supprime',
};

function named(words: Record<string, string>, text: string, problem: (text: string) => string): Said<string> {
  const said = foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const found = Object.keys(words).find((key) => words[key]?.split('|').includes(said));
  return found === undefined ? { problem: problem(text) } : { value: found };
}

function linesIn(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function specificationsIn(text: string): Said<{ label: string; value: string }[]> {
  const read = linesIn(text).map((one) => /^(.+?) : (.+)$/.exec(one) ?? /^([^:]+?)\s*:\s*(.+)$/.exec(one) ?? one);
  const wrong = read.find((one) => typeof one === 'string');
  if (typeof wrong === 'string') return { problem: importSentences.specification(wrong) };
  return { value: read.map(([, label = '', value = '']) => ({ label, value })) };
}
