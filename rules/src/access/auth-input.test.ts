import { expect, test } from 'vitest';
import { fieldErrors } from '../errors.ts';
import { passwordChangeInput } from './auth-input.ts';

const refusals = (currentPassword: string, newPassword: string) => {
  const { error } = passwordChangeInput.safeParse({ currentPassword, newPassword });
  return error ? fieldErrors(error) : {};
};

test('a changed password is long, varied and new', () => {
  expect(refusals('barnum-demo', 'vingt mouettes')).toEqual({});
  expect(refusals('', 'vingt mouettes')).toEqual({
    currentPassword: 'Veuillez saisir votre mot de passe',
  });
  expect(refusals('barnum-demo', 'mouettes')).toEqual({
    newPassword: 'Choisissez un mot de passe d’au moins 12 caractères',
  });
  expect(refusals('barnum-demo', 'abababababab')).toEqual({
    newPassword: 'Ce mot de passe se devine trop facilement : variez les caractères',
  });
  expect(refusals('vingt mouettes', 'vingt mouettes')).toEqual({
    newPassword: 'Choisissez un autre mot de passe que l’actuel',
  });
});
