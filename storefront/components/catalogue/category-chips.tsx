import { unbroken } from '@barnum/rules/text/french';
import { useEffect, useRef } from 'react';
import { Container } from '../ui/container.tsx';
import styles from './category-chips.module.css';
import { useVisibleCategory } from './use-visible-category.ts';

/** The categories as a sticky bar, the one on the screen marked. */
export function CategoryChips({ groups }: { groups: readonly { slug: string; nom: string }[] }) {
  const visible = useVisibleCategory(groups.map(({ slug }) => slug));
  const list = useRef<HTMLUListElement>(null);

  // Scrolls the bar, not the page, so that the marked chip stays visible.
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !chip || !visible) return;
    const left = chip.offsetLeft - (list.current.clientWidth - chip.offsetWidth) / 2;
    list.current.scrollTo({ left });
  }, [visible]);

  return (
    <nav className={styles.bar} aria-label="Familles du catalogue">
      <Container>
        <ul ref={list} className={styles.chips}>
          {groups.map(({ slug, nom }) => (
            <li key={slug}>
              <a href={`#${slug}`} className={styles.chip} aria-current={slug === visible ? 'true' : undefined}>
                {unbroken(nom)}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
