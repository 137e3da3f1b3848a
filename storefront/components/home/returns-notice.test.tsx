import { textFigures } from '@barnum/rules/text-figures';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReturnsNotice } from './returns-notice.tsx';

it('says what the company has set', () => {
  const figures = textFigures([
    { nom: 'Supplément par jour (%)', valeur: '40' },
    { nom: 'Heure de retrait', valeur: '9 h' },
    { nom: 'Heure de retour', valeur: '18 h 30' },
    { nom: 'Restitution de la caution (jours)', valeur: '10' },
  ]);
  const html = renderToStaticMarkup(<ReturnsNotice figures={figures} />);
  expect(html).toContain(
    'Du vendredi 9\u00a0h au lundi 18\u00a0h\u00a030\u00a0; un jour de plus\u00a0: +\u00a040\u00a0%.',
  );
  expect(html).toContain('dans les dix jours qui suivent');
});

it('says what is usual where nothing is set', () => {
  const html = renderToStaticMarkup(<ReturnsNotice figures={textFigures([])} />);
  expect(html).toContain('Du vendredi 14\u00a0h au lundi 12\u00a0h\u00a0; un jour de plus\u00a0: +\u00a025\u00a0%.');
  expect(html).toContain('dans les sept jours qui suivent');
});
