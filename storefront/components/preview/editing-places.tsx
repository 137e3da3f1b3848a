import { type SiteTextKey, siteTextGroups, siteTextOf } from '@barnum/rules/site/site-texts/site-texts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './editing-places.module.css';
import { findTexts } from './find-texts.ts';

interface Props {
  page: RefObject<HTMLElement>;
  /** As the page shows them. */
  texts: Partial<Record<SiteTextKey, string>>;
  /** What is being edited. */
  edited: SiteTextKey | null;
  onChoose: (key: SiteTextKey) => void;
}

interface Place {
  key: SiteTextKey;
  /** In the header, which stays where the window is. */
  isFixed: boolean;
  box: { top: number; left: number; width: number; height: number };
}

/** A button over each text and picture of a page that chooses it for editing. */
export function EditingPlaces({ page, texts, edited, onChoose }: Props) {
  const places = usePlaces(page, texts);
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (edited) current.current?.scrollIntoView({ block: 'nearest' });
  }, [edited]);
  return (
    <>
      {places.map(({ key, isFixed, box }) => (
        <button
          key={key}
          ref={key === edited ? current : undefined}
          type="button"
          className={styles.place}
          style={{ ...box, position: isFixed ? 'fixed' : 'absolute' }}
          aria-current={key === edited || undefined}
          aria-label={`Changer\u00a0: ${siteTextGroups[siteTextOf(key).group]} · ${siteTextOf(key).label}`}
          onClick={() => onChoose(key)}
        />
      ))}
    </>
  );
}

function usePlaces(page: RefObject<HTMLElement>, texts: Props['texts']): Place[] {
  const [places, setPlaces] = useState<Place[]>([]);
  useEffect(() => {
    const { current } = page;
    if (!current) return undefined;
    const measure = () => setPlaces(findTexts(current, texts).flatMap(({ key, element }) => placeOf(key, element)));
    // Also tells of the first size.
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    return () => resized.disconnect();
  }, [page, texts]);
  return places;
}

function placeOf(key: SiteTextKey, element: Element): Place[] {
  const { top, left, width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2) return [];
  const isFixed = element.closest('header') !== null;
  return [{ key, isFixed, box: { top: isFixed ? top : top + window.scrollY, left, width, height } }];
}
