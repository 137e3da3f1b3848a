import { coloursPath, shopPicturePaths, technicalPaths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import type { PageHead, ShopFace } from '../lib/page-data.ts';
import { sharePictures } from '../lib/share-pictures.ts';

interface Props {
  head: PageHead | undefined;
  /** Name of the shop; empty where it could not be read. */
  siteName: string;
  face: ShopFace;
  /** Public address of the site, the base of its absolute addresses. */
  storefrontUrl: string;
}

/**
 * Title, description, canonical address, Open Graph and JSON-LD of a page; `noindex` when it has no canonical address.
 */
export function DocumentHead({ head, siteName, face, storefrontUrl }: Props) {
  const absolute = (address: string) => (address.startsWith('/') ? `${storefrontUrl}${address}` : address);
  const named = (title: string) => [title, siteName].filter(Boolean).join(' · ');
  return (
    <>
      <title>{named(head?.title ?? sentences.http.internal)}</title>
      {head && <meta name="description" content={head.description} />}
      <meta name="theme-color" content="#fdfbf6" />
      {face.colours && <link rel="stylesheet" href={coloursPath(face.colours)} />}
      <Icons isOwn={face.hasOwnIcon} />
      <link rel="manifest" href={technicalPaths.manifest} />
      {head?.canonicalPath ? (
        <link rel="canonical" href={absolute(head.canonicalPath)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {head && (
        <OpenGraph
          head={head}
          title={named(head.shareTitle ?? head.title)}
          siteName={siteName}
          face={face}
          absolute={absolute}
        />
      )}
      {head?.structuredData?.map((object, index) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, it is rendered once
          key={index}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with '<' escaped
          dangerouslySetInnerHTML={{ __html: toJsonLd(object, absolute) }}
        />
      ))}
    </>
  );
}

function Icons({ isOwn }: { isOwn: boolean }) {
  if (isOwn) {
    return (
      <>
        <link rel="icon" href={shopPicturePaths.icon(32)} sizes="32x32" type="image/png" />
        <link rel="icon" href={shopPicturePaths.icon(192)} sizes="192x192" type="image/png" />
        <link rel="apple-touch-icon" href={shopPicturePaths.icon(180)} />
      </>
    );
  }
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  );
}

type OpenGraphProps = { head: PageHead; title: string; siteName: string; face: ShopFace; absolute: Absolute };

function OpenGraph({ head, title, siteName, face, absolute }: OpenGraphProps) {
  const image = head.image ?? face.share ?? head.originalImage ?? sharePictures.site;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={head.description} />
      {head.canonicalPath && <meta property="og:url" content={absolute(head.canonicalPath)} />}
      <meta property="og:image" content={absolute(image.url)} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

type Absolute = (address: string) => string;

function toJsonLd(object: object, absolute: Absolute): string {
  const complete = (_key: string, value: unknown) =>
    typeof value === 'string' && /^\/(?!\/)/.test(value) ? absolute(value) : value;
  return JSON.stringify({ '@context': 'https://schema.org', ...object }, complete).replaceAll('<', '\\u003c');
}
