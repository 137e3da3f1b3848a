import { pictureUrl } from '@barnum/rules/paths';
import { type MouseEvent, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Expand } from '../ui/icons.tsx';
import { Picture } from '../ui/picture.tsx';
import { Tile } from '../ui/tile.tsx';
import type { ArticlePicture } from './detailed-article.ts';
import styles from './gallery.module.css';
import { openZoom } from './zoom.ts';

interface Props {
  nom: string;
  images: readonly ArticlePicture[];
}

const mainSizes = '(min-width: 86em) 43rem, (min-width: 62em) 52vw, (min-width: 48em) 50vw, 100vw';

/**
 * The pictures in a carousel, moved by touch, keyboard or the thumbnails below it; each one opens the zoom.
 * Without JavaScript the thumbnails link to the large pictures, and these to their files.
 */
export function Gallery({ nom, images }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  function show(index: number) {
    strip.current?.scrollTo({ left: index * strip.current.clientWidth });
  }

  function onScroll() {
    if (strip.current) setShown(Math.round(strip.current.scrollLeft / strip.current.clientWidth));
  }

  function zoom(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    const onClose = (last: number) => {
      show(last);
      strip.current?.querySelectorAll('a')[last]?.focus({ preventScroll: true });
    };
    const link = event.currentTarget;
    // The format that the browser chose for the page is one that it supports.
    const format = link.querySelector('img')?.currentSrc.split('.').pop() ?? 'jpg';
    openZoom({ images, index, nom, format, onClose }).catch(() => window.location.assign(link.href));
  }

  function choose(event: MouseEvent, index: number) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    show(index);
  }

  if (images.length === 0) return <Tile nom={nom} className={styles.none} />;
  return (
    <div className={styles.gallery}>
      <ul ref={strip} className={styles.strip} onScroll={onScroll} aria-label="Photos">
        {images.map((image, index) => (
          <li key={image.id} id={`photo-${index + 1}`}>
            <a href={pictureUrl(image.picture)} className={styles.photo} onClick={(event) => zoom(event, index)}>
              <Picture
                picture={image.picture}
                alt={altOf(image, nom, index)}
                sizes={mainSizes}
                priority={index === 0}
              />
              <span className={classNames('screen-only', styles.zoom)}>
                <Expand />
                Agrandir
              </span>
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={classNames('screen-only', styles.thumbnails)} aria-label="Choisir une photo">
          {images.map((image, index) => (
            <li key={image.id}>
              <a
                href={`#photo-${index + 1}`}
                className={styles.thumbnail}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => choose(event, index)}
              >
                <Picture
                  picture={image.picture}
                  alt={`Photo ${index + 1} sur ${images.length}`}
                  sizes="8rem"
                  largest={320}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A click that opens another tab or window. */
function isForBrowser(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey;
}

function altOf({ altImage }: ArticlePicture, nom: string, index: number): string {
  return altImage || (index === 0 ? nom : `${nom}, vue ${index + 1}`);
}
