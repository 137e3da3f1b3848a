import { normaliseLine } from '@barnum/rules/text/normalise';

/** A chosen file, its name without what nobody sees: a mark of direction turns « gpj.exe » into another name. */
export function withVisibleName(file: File): File {
  const name = normaliseLine(file.name);
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified });
}
