import { defaultSiteTexts } from '@barnum/rules/site/site-texts/default-site-texts';
import { textsOfGroups } from '@barnum/rules/site/site-texts/site-texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toCompany } from '../../lib/company/company.ts';
import { noTerms } from '../../lib/page-data.ts';
import { Page as ErrorPage } from '../../pages/_error/+Page.tsx';
import { Page as ContactPage } from '../../pages/contact/+Page.tsx';
import { Page as PrivacyPage } from '../../pages/privacy/+Page.tsx';
import { Footer } from './footer.tsx';

const words = { name: 'Chez nous', logo: '', tagline: 'À louer', credits: '' };
const empty = toCompany([], words);
const page = { face: { hasOwnIcon: false }, terms: noTerms, status: 200, unavailable: false };
const texts = { ...textsOfGroups(defaultSiteTexts, ['contact', 'place']), contactLead: 'Écrivez-nous' };

/** Every place of the storefront that tells how to reach the shop. */
const places = {
  'the footer': (company: typeof empty) => <Footer company={company} />,
  'the page of contact': (company: typeof empty) => <ContactPage data={{ ...page, company, texts, openDays: [] }} />,
  'the privacy policy': (company: typeof empty) => <PrivacyPage data={{ ...page, company, retentionYears: 3 }} />,
};

describe.each(Object.entries(places))('%s', (_name, place) => {
  const text = (isKnown: boolean) => renderToStaticMarkup(place({ ...empty, isKnown }));

  it('says of what the shop left empty that it is not given', () => {
    expect(text(true)).toMatch(/Non renseignée.*Non renseigné[^e]|Non renseigné[^e].*Non renseignée/s);
    expect(text(true)).not.toContain('–');
  });

  it('shows a dash for what could not be read', () => {
    expect(text(false)).toMatch(/–.*–/s);
    expect(text(false)).not.toContain('Non renseigné');
  });
});

it('the page of a failure has the telephone, once one is known', () => {
  const text = (telephone: string) =>
    renderToStaticMarkup(<ErrorPage data={{ ...page, company: { ...empty, telephone } }} />);
  expect(text('02 61 91 00 42')).toContain('href="tel:0261910042"');
  expect(text('')).not.toContain('appeler');
});
