import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FollowUp } from './follow-up.ts';
import { documentKeys, FollowedDocuments } from './followed-documents.tsx';
import { readShown } from './use-last-visit.ts';

const quote = (id: number) => ({
  id,
  nom: `D-2026-0000${id}`,
  createdAt: '2026-03-01T10:00:00Z',
  total: '60.00',
  acompte: '18.00',
  actuel: true,
});
const followUp = (devis: readonly number[], etats: readonly number[]) =>
  ({
    devis: devis.map(quote),
    compte: null,
    etatsDesLieux: etats.map((id) => ({ id, titre: 'État des lieux de départ', closedAt: null })),
  }) as unknown as FollowUp;
const marked = (shown: FollowUp, lastSeen: readonly string[] | undefined) => {
  const html = renderToStaticMarkup(<FollowedDocuments jeton="5-a" followUp={shown} lastSeen={lastSeen} />);
  return html.split('<li').filter((item) => item.includes('Nouveau')).length;
};

it('marks the documents that came since the visit before, whatever their kind', () => {
  const before = documentKeys(followUp([1], []));
  expect(marked(followUp([1], []), before)).toBe(0);
  expect(marked(followUp([2, 1], [1]), before)).toBe(2);
  expect(marked(followUp([2, 1], [1]), undefined)).toBe(0);
});

it('marks none after a visit that kept no documents', () => {
  expect(readShown(null)).toBeNull();
  expect(readShown('{"event":3,"message":0}')).toEqual({
    event: 3,
    message: 0,
    documents: undefined,
    account: undefined,
  });
  expect(readShown('{"event":3,"message":0,"documents":["devis-1"]}')?.documents).toEqual(['devis-1']);
});
