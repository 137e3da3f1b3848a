import { pictureUrl } from '@barnum/rules/paths';
import { withDe } from '@barnum/rules/text/french';
import type PhotoSwipe from 'photoswipe';
import { sourceSet } from '../ui/picture.tsx';
import type { ArticlePicture } from './detailed-article.ts';
import styles from './zoom.module.css';

interface Zoom {
  images: readonly ArticlePicture[];
  /** The picture shown first. */
  index: number;
  /** What the pictures show. */
  nom: string;
  /** A format that the browser supports: `avif`, `webp` or `jpg`. */
  format: string;
  /** Called with the picture that was shown last. */
  onClose: (index: number) => void;
}

/** Opens the full-screen viewer, which is loaded at its first use. */
export async function openZoom({ images, index, nom, format, onClose }: Zoom): Promise<void> {
  const [{ default: Viewer }] = await Promise.all([import('photoswipe'), import('photoswipe/style.css')]);
  const viewer = new Viewer({
    dataSource: images.map(({ altImage, picture }) => ({
      src: pictureUrl(picture),
      srcset: sourceSet(picture, format),
      width: picture.width,
      height: picture.height,
      alt: altImage || nom,
    })),
    index,
    mainClass: styles.viewer,
    bgOpacity: 0.96,
    showHideAnimationType: 'fade',
    returnFocus: false,
    closeTitle: 'Fermer',
    zoomTitle: 'Agrandir ou réduire',
    arrowPrevTitle: 'Photo précédente',
    arrowNextTitle: 'Photo suivante',
    indexIndicatorSep: ' sur ',
    errorMsg: 'Cette photo n’a pas pu être chargée.',
  });
  viewer.on('firstUpdate', () => speakFrench(viewer, nom));
  viewer.on('destroy', () => onClose(viewer.currIndex));
  viewer.init();
}

function speakFrench({ element, scrollWrap, mainScroll }: PhotoSwipe, nom: string): void {
  element?.setAttribute('aria-modal', 'true');
  element?.setAttribute('aria-label', `Photos ${withDe(nom)}`);
  scrollWrap?.setAttribute('aria-roledescription', 'carrousel');
  for (const { el } of mainScroll.itemHolders) el.setAttribute('aria-roledescription', 'photo');
}
