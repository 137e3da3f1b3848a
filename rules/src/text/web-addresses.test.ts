import { describe, expect, it } from 'vitest';
import { completeWebAddress, isPictureAddress, isWebAddress } from './web-addresses.ts';

describe('isWebAddress', () => {
  it.each([
    'https://exemple.example',
    'http://exemple.example/chemin?a=1#b',
    'HTTPS://EXEMPLE.EXAMPLE',
    'http://[::1]:3000/',
  ])('takes %s', (address) => expect(isWebAddress(address)).toBe(true));
  it.each([
    'exemple.example',
    'ftp://exemple.example',
    'https://',
    'https://a b',
    'http://a..b',
    'https://?',
    'http://<x>',
    'https://%',
    'https://a\\b',
    'javascript:alert(1)',
  ])('refuses %s', (address) => expect(isWebAddress(address)).toBe(false));
});

describe('completeWebAddress', () => {
  it.each(['exemple.fr', 'www.exemple.fr/page?a=1', 'crêperie.bzh', 'exemple.fr:8080/'])('completes %s', (address) =>
    expect(completeWebAddress(address)).toBe(`https://${address}`),
  );
  it.each([
    'https://exemple.fr',
    'ftp://exemple.fr',
    '/media/a.jpg',
    '//exemple.fr',
    'bonjour@exemple.fr',
    'javascript:a.fr',
    'pas une adresse',
    'exemple',
    '127.0.0.1',
    '',
  ])('leaves %j alone', (address) => expect(completeWebAddress(address)).toBe(address));
});

describe('isPictureAddress', () => {
  it('takes own paths, but none that leads elsewhere', () => {
    expect(isPictureAddress('/media/abc/320.jpg')).toBe(true);
    expect(isPictureAddress('//exemple.example/a.jpg')).toBe(false);
    expect(isPictureAddress('/\\exemple.example/a.jpg')).toBe(false);
  });
});
