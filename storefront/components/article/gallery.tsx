import { defaultPictures } from '@barnum/rules/limits';
import { type MouseEvent, useState } from 'react';
import { Picture } from '../ui/picture.tsx';
import type { ArticlePicture } from './detailed-article.ts';
import styles from './gallery.module.css';

/** One picture large, the others small below it; choosing one makes it the large one. */
export function Gallery({ nom, images }: { nom: string; images: readonly ArticlePicture[] }) {
  const [shown, setShown] = useState(0);
  const main = images[shown];

  // Until the script runs, and with another button or key, a small picture opens the file itself.
  function choose(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  }

  return (
    <div className={styles.gallery}>
      <Picture
        key={main?.id}
        picture={main?.picture ?? null}
        fallback={defaultPictures.article}
        alt={altOf(main, nom, shown)}
        sizes="(min-width: 80em) 44rem, (min-width: 62em) 55vw, 100vw"
        priority
        className={styles.main}
      />
      {images.length > 1 && (
        <ul className={styles.thumbnails} aria-label="Autres vues">
          {images.map((image, index) => (
            <li key={image.id}>
              <a
                href={image.picture.url}
                className={styles.thumbnail}
                aria-current={index === shown ? 'true' : undefined}
                onClick={(event) => choose(event, index)}
              >
                <Picture
                  picture={image.picture}
                  fallback={defaultPictures.article}
                  alt={altOf(image, nom, index)}
                  sizes="8rem"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function altOf(image: ArticlePicture | undefined, nom: string, index: number): string {
  if (!image) return '';
  return image.altImage || (index === 0 ? nom : `${nom}, vue ${index + 1}`);
}
