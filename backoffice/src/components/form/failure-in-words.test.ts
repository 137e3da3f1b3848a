import { sentences } from '@barnum/rules/sentences';
import { expect, test } from 'vitest';
import { failureInWords, keyedFailureInWords } from './failure-in-words.ts';

const { http, transport } = sentences;
const said = 'Cette facture est déjà payée';

test.each([
  ['the service’s words', { sentence: said, code: 'CONFLICT', httpStatus: 409 } as const, said, said],
  ['no answer', { sentence: http.unavailable }, http.unavailable, http.unanswered],
  ['the gateway’s', { sentence: transport.http(502), httpStatus: 502 }, http.unavailable, http.unanswered],
  ['a fault', { sentence: transport.http(500), httpStatus: 500 }, http.unavailable, http.unavailable],
  ['too many', { sentence: transport.http(429), httpStatus: 429 }, http.tooMany, http.tooMany],
])('%s', (_name, failure, words, keyed) => {
  expect(failureInWords(failure.sentence, failure)).toBe(words);
  expect(keyedFailureInWords(failure.sentence, failure)).toBe(keyed);
});
