import { CallToAction } from '../../components/home/call-to-action.tsx';
import { CategoryGrid } from '../../components/home/category-grid.tsx';
import { Hero } from '../../components/home/hero.tsx';
import { HowItWorks } from '../../components/home/how-it-works.tsx';
import { Partners } from '../../components/home/partners.tsx';
import { ReturnsNotice } from '../../components/home/returns-notice.tsx';
import { Testimonials } from '../../components/home/testimonials.tsx';
import type { Data } from './+data.ts';

export function Page({ data }: { data: Data }) {
  return (
    <>
      <Hero />
      <CategoryGrid categories={data.categories} unavailable={data.unavailable} />
      <HowItWorks />
      <ReturnsNotice figures={data.figures} />
      {!data.unavailable && <Partners partners={data.partners} />}
      <CallToAction telephone={data.company.telephone} />
      {!data.unavailable && <Testimonials testimonials={data.testimonials} />}
    </>
  );
}
