import type { OpenDay } from '@barnum/rules/dates/opening-state';
import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import type { ArticleSet } from '../../lib/article-sets.ts';
import type { Company } from '../../lib/company/company.ts';
import type { homeTextGroups } from '../../lib/home-text-groups.ts';
import { Container } from '../ui/container.tsx';
import type { PictureSource } from '../ui/picture.tsx';
import { ArticleSets } from './article-sets.tsx';
import { CallToAction } from './call-to-action.tsx';
import { type Category, CategoryGrid } from './category-grid.tsx';
import { Hero } from './hero.tsx';
import styles from './home-page.module.css';
import { HowItWorks } from './how-it-works.tsx';
import { type Partner, Partners } from './partners.tsx';
import { People } from './people.tsx';
import { type DeliveryTerms, Place } from './place.tsx';
import { ReturnsNotice } from './returns-notice.tsx';
import { type Testimonial, Testimonials } from './testimonials.tsx';

/** All that the home page shows. */
export interface Home {
  texts: TextsOf<(typeof homeTextGroups)[number]>;
  company: Company;
  heroPicture: PictureSource | null;
  peoplePicture: PictureSource | null;
  delivery: DeliveryTerms;
  categories: readonly Category[];
  articleSets: readonly ArticleSet[];
  partners: readonly Partner[];
  testimonials: readonly Testimonial[];
  openDays: readonly OpenDay[];
  /** The service could not be reached. */
  unavailable: boolean;
}

/** The home page, between header and footer. */
export function HomePage({ home }: { home: Home }) {
  const { texts, unavailable } = home;
  return (
    <div className={styles.home}>
      <Hero texts={texts} picture={home.heroPicture} />
      <CategoryGrid texts={texts} categories={home.categories} unavailable={unavailable} />
      <ArticleSets texts={texts} sets={home.articleSets} />
      <Place texts={texts} company={home.company} delivery={home.delivery} />
      <HowItWorks texts={texts} />
      <ReturnsNotice texts={texts} />
      <People texts={texts} company={home.company} picture={home.peoplePicture} />
      {!unavailable && <Partners texts={texts} partners={home.partners} close={texts.peopleText === ''} />}
      <Container className={styles.closing}>
        <CallToAction texts={texts} company={home.company} openDays={home.openDays} isOriginal={!home.heroPicture} />
        {!unavailable && <Testimonials texts={texts} testimonials={home.testimonials} />}
      </Container>
    </div>
  );
}
