import { expect, it } from 'vitest';
import { emailPattern } from './text.ts';

it.each([
  'anne@exemple.example',
  'o’neil+fetes@sous.exemple.example',
  'é@exemple.bzh',
  "a'b@c.example",
  '50%@exemple.example',
])('« %s » is an address', (address) => {
  expect(address).toMatch(emailPattern);
});

it.each([
  '<a@b.example>',
  'Anne <a@b.example>',
  'a@b.example%0d%0aBcc:c@d.example',
  'a%0D%0Ab@c.example',
  'a@b.example,c@d.example',
  'a@b.example;c',
  '"a"@b.example',
  'a(b)@c.example',
  'a@[127.0.0.1]',
  'a@b',
  'a b@c.example',
])('« %s » is none', (address) => {
  expect(address).not.toMatch(emailPattern);
});
