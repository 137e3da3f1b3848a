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

/** Formats that a browser prefers to JPEG, best first. */
const betterFormats = ['avif', 'webp'] as const;

/** A picture in a frame of 4:3, in the lightest format that is ready in every width. */
export function Picture({ picture, fallback, alt, sizes, priority, contain, className }: Props) {
  const jpeg = sourceSet(picture, 'jpeg');
  const loading = priority ? ({ fetchpriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture className={classNames(styles.frame, contain && styles.contain, className)}>
      {betterFormats.map((format) => {
        const srcSet = sourceSet(picture, format);
        return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />;
      })}
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

// A format still in the making would offer a phone its largest width alone: it waits until it has them all.
function sourceSet(picture: PictureSource | null, format: string): string {
  const all = picture?.renditions ?? [];
  const ready = all.filter((rendition) => rendition.format === format);
  const widths = new Set(all.map(({ width }) => width));
  if (format !== 'jpeg' && ready.length < widths.size) return '';
  return ready.map(({ url, width }) => `${url} ${width}w`).join(', ');
}
