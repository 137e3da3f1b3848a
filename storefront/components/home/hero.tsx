import { paths, pictureUrl } from '@barnum/rules/paths';
import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import { classNames } from '../../lib/class-names.ts';
import { sceneFormats, sceneSet } from '../../lib/scene-pictures.ts';
import { LinkButton } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { betterFormats, type PictureSource, sourceSet } from '../ui/picture.tsx';
import styles from './hero.module.css';

const wide = [640, 960, 1600, 2400];
/**
 * On a large screen the picture does not cover the whole width: part of it is the text's background. On a phone less than the real
 * width: a density of 2 is enough on a screen of 3, and loads a third faster.
 */
const wideSizes = '(min-width: 62em) 74vw, 80vw';

/** The large picture, the slogan and the two main links. */
export function Hero({ texts, picture }: { texts: TextsOf<'hero'>; picture: PictureSource | null }) {
  return (
    <section className={classNames(styles.hero, picture && styles.own)} data-texts="hero">
      {picture ? <OwnPicture picture={picture} alt={texts.heroPictureAlt} /> : <OriginalPicture />}
      <Container className={styles.content}>
        <div className={styles.words}>
          <h1 className={styles.title}>{texts.heroTitle}</h1>
          <p className={styles.lead}>{texts.heroLead}</p>
          <div className={styles.actions}>
            {/* Who comes for the first time looks before asking. */}
            <LinkButton href={paths.catalogue} variant="primary" size="large">
              {texts.heroCatalogue}
            </LinkButton>
            <LinkButton href={paths.reservation} variant="light" size="large">
              {texts.heroRequest}
            </LinkButton>
          </div>
          {texts.heroPromise && <p className={styles.promise}>{texts.heroPromise}</p>}
        </div>
      </Container>
    </section>
  );
}

function OwnPicture({ picture, alt }: { picture: PictureSource; alt: string }) {
  const sizes = `(max-width: 61.99em) 100vw, ${wideSizes}`;
  const jpeg = sourceSet(picture, 'jpg');
  return (
    <picture className={styles.picture}>
      {betterFormats.map((format) => {
        const srcSet = sourceSet(picture, format);
        return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />;
      })}
      <img
        src={pictureUrl(picture)}
        {...(jpeg && { srcSet: jpeg, sizes })}
        width={picture.width}
        height={picture.height}
        alt={alt}
        {...{ fetchpriority: 'high' }}
      />
    </picture>
  );
}

// Decorative: the text beside it says everything.
function OriginalPicture() {
  return (
    <picture className={styles.picture}>
      {sceneFormats.map(({ type, extension }) => (
        <source key={type} type={type} srcSet={sceneSet('hero', wide, extension)} sizes={wideSizes} />
      ))}
      <img src="/hero-1600.jpg" width={2400} height={1350} alt="" {...{ fetchpriority: 'high' }} />
    </picture>
  );
}
