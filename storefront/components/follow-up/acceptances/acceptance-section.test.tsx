import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AcceptanceSection } from './acceptance-section.tsx';

const textes = {
  titre: 'J’accepte ce devis',
  resume: ['Devis D-2026-00001 : 60,00 € toutes taxes comprises.'],
  retractation: ['Vous pouvez changer d’avis pendant quatorze jours.'],
  accord: 'Bon pour accord : j’accepte le devis D-2026-00001.',
  bouton: 'Commande avec obligation de paiement',
  empreinte: 'a'.repeat(64),
};

it('reads without JavaScript what is agreed to, in the order of the evidence', () => {
  const html = renderToStaticMarkup(
    <AcceptanceSection
      jeton="5-a"
      acceptation={{
        versionId: 1,
        devis: 'D-2026-00001',
        etat: 'a_accepter',
        empechement: null,
        refus: null,
        particulier: true,
        textes,
        cgv: null,
        adresse: 's…@exemple.example',
        devisAccepte: null,
        accepteLe: null,
        signataire: null,
        retractationJusquAu: null,
        retracteLe: null,
      }}
      aRefuser={{ id: 1, nom: 'D-2026-00001' }}
      isHydrated={false}
      onChange={() => {}}
      onOutdated={async () => ({ status: 'failed', sentence: '' })}
    />,
  );
  const places = [textes.titre, ...textes.resume, ...textes.retractation, textes.accord].map((text) =>
    html.indexOf(text),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('is refused in one place, also where it is not accepted online', () => {
  const html = renderToStaticMarkup(
    <AcceptanceSection
      jeton="5-a"
      acceptation={null}
      aRefuser={{ id: 7, nom: 'D-2026-00001 v2' }}
      isHydrated
      onChange={() => {}}
      onOutdated={async () => ({ status: 'failed', sentence: '' })}
    />,
  );
  expect(html).toContain('Votre devis D-2026-00001 v2');
  expect(html).toContain('href="/api/suivi/5-a/devis/7"');
  expect(html).toContain('Refuser ce devis');
});
