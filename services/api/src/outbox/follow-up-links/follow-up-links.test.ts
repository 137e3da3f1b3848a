import { expect, it } from 'vitest';
import { createFollowUpLinks, linkPlaceholder } from './follow-up-links.domain.ts';

const storefrontUrl = 'https://exemple.example';
const links = createFollowUpLinks({ secret: 'a secret', storefrontUrl });
const request = { id: 12, cleSuivi: '3f0a4c1e-0000-4000-8000-000000000000' };

function tokenOf(link: string): string {
  return link.slice(link.lastIndexOf('/') + 1);
}

it('leads to one request and to no other', () => {
  const token = tokenOf(links.linkOf(request));
  expect(links.linkOf(request)).toMatch(/^https:\/\/exemple\.example\/suivi\/12-[0-9a-f]{40}$/);
  expect(links.idIn(token)).toBe(12);
  expect(links.opens(token, request)).toBe(true);
  expect(links.opens(token, { ...request, id: 13 })).toBe(false);
  expect(links.opens(token, { ...request, cleSuivi: '3f0a4c1e-0000-4000-8000-000000000001' })).toBe(false);
  expect(
    links.opens(
      token.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      request,
    ),
  ).toBe(false);
});

it('ends with the secret that it was made with', () => {
  const others = createFollowUpLinks({ secret: 'another secret', storefrontUrl });
  expect(others.opens(tokenOf(links.linkOf(request)), request)).toBe(false);
});

it('is nothing that looks otherwise', () => {
  const proof = 'a'.repeat(40);
  for (const token of [
    '',
    '12',
    `-${proof}`,
    `0-${proof}`,
    `12-${proof}a`,
    `12-${proof.toUpperCase()}`,
    `1e3-${proof}`,
    `2147483648-${proof}`,
  ]) {
    expect(links.idIn(token)).toBeNull();
  }
});

it('is in a mail that is sent, not in one that is stored', () => {
  expect(links.fillIn(`Ici : ${linkPlaceholder}`, request)).toBe(`Ici : ${links.linkOf(request)}`);
  expect(links.fillIn(`Ici : ${linkPlaceholder}`, null)).toBe('Ici : ');
});
