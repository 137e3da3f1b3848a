import { defaultPictures } from '@barnum/rules/limits';
import { mediaUrl, pictureUrl } from '@barnum/rules/paths';
import { classNames } from '../../lib/class-names.ts';
import styles from './picture.module.css';

export interface PictureSource {
  key: string;
  /** Pixels of the largest rendition. */
  width: number;
  height: number;
  /** The existing renditions: `{width}.{avif|webp|jpg}`. */
  renditionFiles: readonly string[];
}

interface Props {
  /** Null: the record has no picture, `fallback` shows. */
  picture: PictureSource | null;
  fallback?: string;
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Width in pixels of the largest useful rendition: a picture that is small on every screen lists fewer. */
  largest?: number;
  /** The largest picture of the first screen: loaded eagerly. */
  priority?: boolean;
  /** Shown whole (`contain`) instead of filling its frame. */
  contain?: boolean;
  className?: string | undefined;
}

/** Formats that a browser prefers to JPEG, best first. */
export const betterFormats = ['avif', 'webp'] as const;

/** A picture in a frame of 4:3, in the lightest format that is ready in every width. */
export function Picture({
  picture,
  fallback = defaultPictures.image,
  alt,
  sizes,
  largest,
  priority,
  contain,
  className,
}: Props) {
  const jpeg = picture && sourceSet(picture, 'jpg', largest);
  const loading = priority ? ({ fetchpriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture className={classNames(styles.frame, contain && styles.contain, className)}>
      {betterFormats.map((format) => {
        const srcSet = picture && sourceSet(picture, format, largest);
        return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />;
      })}
      <img
        src={picture ? pictureUrl(picture) : fallback}
        {...(jpeg && { srcSet: jpeg, sizes })}
        width={picture?.width ?? 1600}
        height={picture?.height ?? 1200}
        alt={alt}
        {...loading}
      />
    </picture>
  );
}

/**
 * The `srcset` of a picture in one format, up to `largest` pixels wide; empty while not all widths are rendered,
 * because a phone would then load the largest one.
 */
export function sourceSet(
  { key, renditionFiles }: PictureSource,
  format: string,
  largest = Number.POSITIVE_INFINITY,
): string {
  const widths: number[] = [];
  const ofAnyFormat = new Set<number>();
  for (const file of renditionFiles) {
    const width = Number.parseInt(file, 10);
    ofAnyFormat.add(width);
    if (file.endsWith(format)) widths.push(width);
  }
  if (format !== 'jpg' && widths.length < ofAnyFormat.size) return '';
  return widths
    .filter((width) => width <= largest)
    .sort((one, other) => one - other)
    .map((width) => `${mediaUrl(key, `${width}.${format}`)} ${width}w`)
    .join(', ');
}
