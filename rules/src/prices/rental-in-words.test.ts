import { describe, expect, it } from 'vitest';
import { openPeriodOf } from '../dates/closed-days.ts';
import { appointmentTimes, rentalInShort, rentalInWords } from './rental-in-words.ts';
import { rentalTermsOf } from './rental-terms.ts';

const none = { dateRetrait: null, dateRetour: null };
const said = (date: string, chosen: object = {}, rows: Record<string, string> = {}) => {
  const terms = rentalTermsOf(Object.entries(rows).map(([nom, valeur]) => ({ nom, valeur })));
  const days = { date, ...openPeriodOf(date, { ...none, ...chosen }, terms.fermetures) };
  return rentalInWords(days, terms).replaceAll('\u00a0', ' ');
};
const [wednesday, saturday] = ['2035-06-13', '2035-06-16'];
const party = 'Votre fête : samedi 16 juin · ';

describe('the days of a rental where there is little room', () => {
  it.each([
    [saturday, {}, 'du vendredi 15 au lundi 18 · 1 week-end'],
    [wednesday, {}, 'le jour même · 1 jour'],
    ['2035-06-30', {}, 'du vendredi 29 au lundi 2 juillet · 1 week-end'],
  ])('of %s with %o', (date, chosen, words) => {
    const { fermetures } = rentalTermsOf([]);
    const days = { date, ...openPeriodOf(date, { ...none, ...chosen }, fermetures) };
    expect(rentalInShort(days).replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('the days of a rental in words', () => {
  it.each([
    [saturday, {}, `${party}retrait vendredi 15 à partir de 14 h · retour lundi 18 avant 12 h · 1 week-end`],
    [wednesday, {}, 'Votre fête : mercredi 13 juin · retrait et retour le jour même · 1 jour'],
    [
      wednesday,
      { dateRetrait: '2035-06-12', dateRetour: '2035-06-15' },
      'Votre fête : mercredi 13 juin · retrait mardi 12 à partir de 14 h · retour vendredi 15 avant 12 h · 4 jours',
    ],
    [
      saturday,
      { dateRetour: '2035-06-19' },
      `${party}retrait vendredi 15 à partir de 14 h · retour mardi 19 avant 12 h · 1 week-end et 1 jour`,
    ],
    [
      saturday,
      { dateRetrait: '2035-06-14', dateRetour: '2035-06-19' },
      `${party}retrait jeudi 14 à partir de 14 h · retour mardi 19 avant 12 h · 1 week-end et 2 jours`,
    ],
    [
      saturday,
      { dateRetour: '2035-07-01' },
      `${party}retrait vendredi 15 à partir de 14 h · retour dimanche 1er juillet à une heure à convenir (dépôt fermé ce jour-là) · 17 jours`,
    ],
  ])('are said in full: %s, %j', (date, chosen, words) => {
    expect(said(date, chosen)).toBe(words);
  });

  it('say the company’s own hours, and those of days that have others', () => {
    const own = { 'Heure de retrait': '16 h 30', 'Heure de retour': '9 h' };
    expect(said(saturday, {}, own)).toContain('vendredi 15 à partir de 16 h 30 · retour lundi 18 avant 9 h · ');
    // By default Saturdays end at noon.
    expect(said(saturday, { dateRetrait: saturday })).toBe(
      `${party}retrait samedi 16 à partir de 9 h · retour lundi 18 avant 12 h · 1 week-end`,
    );
    const late = { Horaires: 'Du lundi au vendredi de 14 h à 18 h' };
    expect(said(saturday, {}, late)).toContain('retour lundi 18 avant 18 h');
  });

  it('say no hours of what is delivered', () => {
    const terms = rentalTermsOf([]);
    const words = (debut: string, fin: string) =>
      rentalInWords({ date: saturday, debut, fin }, terms, { isDelivered: true }).replaceAll('\u00a0', ' ');
    expect(words('2035-06-15', '2035-06-18')).toBe(`${party}livraison vendredi 15 · reprise lundi 18 · 1 week-end`);
    expect(words(saturday, saturday)).toBe(`${party}livraison et reprise le jour même · 1 jour`);
  });

  it('name the year where they may be read in another one, and where they span two', () => {
    const days = { date: saturday, debut: '2035-06-15', fin: '2035-06-18' };
    expect(rentalInWords(days, null, { party: 'Fête', withYear: true })).toMatch(/^Fête\s: samedi 16 juin 2035\s·/);
    expect(said('2035-12-31', { dateRetrait: '2035-12-31', dateRetour: '2036-01-02' })).toContain(
      'retour mercredi 2 janvier 2036 avant',
    );
  });

  it('say which days cost nothing', () => {
    expect(said(saturday, {}, { 'Jours fermés': 'le lundi' })).toBe(
      `${party}retrait vendredi 15 à partir de 14 h · retour mardi 19 avant 12 h · 1 week-end · jour de fermeture offert`,
    );
    expect(said(saturday, {}, { 'Jours fermés': 'le lundi ; le mardi' })).toContain(
      ' · 1 week-end · 2 jours de fermeture offerts',
    );
  });

  it('leave the hours out where nobody needs them', () => {
    const days = { date: saturday, debut: '2035-06-15', fin: '2035-06-18' };
    expect(rentalInWords(days, null, { party: 'Fête' }).replaceAll('\u00a0', ' ')).toBe(
      'Fête : samedi 16 juin · retrait vendredi 15 · retour lundi 18 · 1 week-end',
    );
  });

  it('have no hours on a day that is closed', () => {
    const [friday, sunday] = ['2035-06-15', '2035-06-17'];
    const terms = rentalTermsOf([]);
    expect(appointmentTimes({ debut: friday, fin: sunday }, terms)).toEqual({ depart: '14:00', retour: null });
    expect(appointmentTimes({ debut: sunday, fin: '2035-06-18' }, terms)).toEqual({ depart: null, retour: '12:00' });
    const open = rentalTermsOf([{ nom: 'Horaires', valeur: 'Tous les jours de 9 h à 18 h' }]);
    expect(appointmentTimes({ debut: friday, fin: sunday }, open).retour).toBe('12:00');
  });

  it('have no hours on a single day whose return would come before its pick-up', () => {
    const terms = rentalTermsOf([]);
    expect(appointmentTimes({ debut: wednesday, fin: '2035-06-18' }, terms)).toEqual({
      depart: '14:00',
      retour: '12:00',
    });
    expect(appointmentTimes({ debut: wednesday, fin: wednesday }, terms)).toEqual({ depart: null, retour: null });
    const ordered = { ...terms, heureRetrait: '09:00', heureRetour: '18:00' };
    expect(appointmentTimes({ debut: wednesday, fin: wednesday }, ordered)).toEqual({
      depart: '09:00',
      retour: '18:00',
    });
  });
});
