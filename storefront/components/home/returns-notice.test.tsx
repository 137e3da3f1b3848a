import { defaultSiteTexts } from '@barnum/rules/site/site-texts/default-site-texts';
import { fillSiteTexts } from '@barnum/rules/site/site-texts/filled-site-texts';
import { textFigures } from '@barnum/rules/site/text-figures/text-figures';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReturnsNotice } from './returns-notice.tsx';

const render = (company: Record<string, string>, texts: Partial<typeof defaultSiteTexts> = {}) => {
  const rows = Object.entries(company).map(([nom, valeur]) => ({ nom, valeur }));
  return renderToStaticMarkup(
    <ReturnsNotice texts={fillSiteTexts({ ...defaultSiteTexts, ...texts }, textFigures(rows))} />,
  );
};

it('says what the company has set', () => {
  const html = render({
    'Supplément par jour (%)': '40',
    'Heure de retrait': '9 h',
    'Heure de retour': '18 h 30',
    'Restitution de la caution (jours)': '10',
  });
  expect(html).toContain(
    'Du vendredi 9\u00a0h au lundi 18\u00a0h\u00a030\u00a0; un jour de plus\u00a0: +\u00a040\u00a0%.',
  );
  expect(html).toContain('dans les dix jours qui suivent');
});

it('says what is usual where nothing is set', () => {
  const html = render({});
  expect(html).toContain('Du vendredi 14\u00a0h au lundi 12\u00a0h\u00a0; un jour de plus\u00a0: +\u00a025\u00a0%.');
  expect(html).toContain('dans les sept jours qui suivent');
});

it('leaves out the points that are empty', () => {
  const html = render({}, { point2Title: '', point2Text: '', point4Title: '' });
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html.match(/<h3/g)).toHaveLength(2);
});
