import { createServer } from '@barnum/hosting/create-server';
import { quoteAmounts } from '@barnum/rules/prices/quote-amounts';
import { quoteTermsOf } from '@barnum/rules/prices/quotes';
import { defaultColours } from '@barnum/rules/site/colours/shop-colours';
import { expect, it } from 'vitest';
import { wordsOfPdf } from '../../../../test/support/words-of-pdf.ts';
import { runInWorker } from '../../../platform/worker/run-in-worker.ts';
import type { QuoteWithLogo } from './quote-to-draw.ts';

const html = (text: string) => quote({ conditions: { id: 1, text, createdAt: new Date() } });

it('health is told while a long document is drawn', async () => {
  await runInWorker('drawQuote', quote({}), { timeLimit: 60_000 });
  const app = await createServer({
    trustProxy: false,
    logLevel: 'silent',
    contentSecurityPolicy: { defaultSrc: ["'none'"] },
  });
  let isDrawn = false;
  // Time for a busy machine: the limit is another test's matter.
  const drawn = runInWorker('drawQuote', html('<p>x</p>'.repeat(20_000)), { timeLimit: 60_000 }).then(() => {
    isDrawn = true;
  });
  const { statusCode } = await app.inject('/healthz');
  expect([statusCode, isDrawn]).toEqual([200, false]);
  await drawn;
  await app.close();
});

it('a document that takes too long is given up in a sentence, and the next one is drawn', async () => {
  const tooMuch = runInWorker('drawQuote', html('<p>x</p>'.repeat(20_000)), { timeLimit: 50 });
  await expect(tooMuch).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'Ce traitement a pris trop de temps et a été arrêté. Veuillez réessayer, ou raccourcir le texte.',
  });
  expect(await runInWorker('drawQuote', quote({}))).toBeInstanceOf(Uint8Array);
});

it('the company is named with its numbers in groups', async () => {
  const company = [
    { nom: 'Dénomination', valeur: 'Barnum' },
    { nom: 'SIRET', valeur: '73282932000074' },
    { nom: 'TVA', valeur: 'FR44732829320' },
  ];
  const pdf = await runInWorker('drawQuote', quote({ company }));
  const words = await wordsOfPdf(new Uint8Array(pdf ?? []).buffer);
  for (const said of ['SIRET 732 829 320 00074', 'TVA FR44732829320']) expect(words).toContain(said);
});

function quote(facts: Partial<QuoteWithLogo>): QuoteWithLogo {
  const request = {
    nom: 'Le Goff',
    prenom: 'Maëlle',
    phone: null,
    email: null,
    date: '2026-07-11',
    debut: '2026-07-10',
    fin: '2026-07-15',
    joursOfferts: 0,
    livraisonMontage: false,
    adresse: null,
    supplementParJour: 25,
    items: [],
  };
  const terms = { terms: quoteTermsOf([]), date: '2026-05-31' };
  return {
    numero: 'D-2026-00001',
    version: 1,
    date: terms.date,
    request,
    livraison: null,
    referenceCommande: '',
    nomCommande: 'Votre commande',
    avance: 'acompte',
    company: [],
    shopName: 'Barnum',
    colours: defaultColours,
    logo: null,
    logoBytes: null,
    conditions: null,
    amounts: quoteAmounts(request, terms),
    ...facts,
  };
}
