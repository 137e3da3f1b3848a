import { expect, it } from 'vitest';
import { requestFileName } from './request-files.ts';

it.each([
  ['C:\\photos\\tente.PNG', 'tente.png'],
  ['devis\u202Egpj.exe', 'devisgpj.png'],
  ['\u2066plan\u2069\u200F.png', 'plan.png'],
  ['\u202E', 'fichier.png'],
])('%j is called %s', (uploaded, name) => {
  expect(requestFileName(uploaded, 'png')).toBe(name);
});
