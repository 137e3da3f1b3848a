import { classNames } from '../../lib/class-names.ts';
import styles from './picture.module.css';

export interface PictureSource {
  url: string;
  width: number;
  height: number;
  renditions: readonly { url: string; width: number; format: string }[];
}

interface Props {
  /** Null: the record has no picture, the default one stands in. */
  picture: PictureSource | null;
  fallback: string;
  alt: string;
  /** Width in which the picture is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The largest picture of the first screen: fetched at once. */
  priority?: boolean;
  /** Shown whole on its ground instead of filling its frame. */
  contain?: boolean;
  className?: string | undefined;
}

/** A picture in a frame of 4:3, in WebP where there is one. */
export function Picture({ picture, fallback, alt, sizes, priority, contain, className }: Props) {
  const webp = sourceSet(picture, 'webp');
  const jpeg = sourceSet(picture, 'jpeg');
  const loading = priority ? ({ fetchpriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture className={classNames(styles.frame, contain && styles.contain, className)}>
      {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
      <img
        src={picture?.url ?? fallback}
        {...(jpeg && { srcSet: jpeg, sizes })}
        width={picture?.width ?? 1600}
        height={picture?.height ?? 1200}
        alt={alt}
        {...loading}
      />
    </picture>
  );
}

function sourceSet(picture: PictureSource | null, format: string): string {
  const renditions = picture?.renditions.filter((rendition) => rendition.format === format) ?? [];
  return renditions.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
