import { sentences } from '@barnum/rules/sentences';
import { expect, it, onTestFinished, vi } from 'vitest';
import { seedUser } from '../../../../../prisma/seed/access/auth.ts';
import { accountLinks, onOneDatabase } from '../../../test/support/service.ts';
import { runOperatorCommand } from '../../assembly/operator-commands.ts';
import { prepareAdministrators } from '../../assembly/start-up.ts';
import { createAccountLink } from '../../outbox/account-links/account-links.domain.ts';

const email = 'client@barnum.example';

/** What is refused in the sentence of its kind, everywhere. */
const refused: [string, string][] = [
  ['1q2w3e4r5t6y', sentences.auth.ownPasswordCommon],
  ['QWERTY123456', sentences.auth.ownPasswordCommon],
  ['barnum-barnum-2026', sentences.auth.ownPasswordOfPlace],
  ['Client@Barnum.29', sentences.auth.ownPasswordOfPlace],
];

onOneDatabase('a password that somebody chooses', (service) => {
  const tokenOf = async (purpose: 'password' | 'invitation', userId: number) =>
    accountLinks.tokenOf(await createAccountLink(service.db, { userId, purpose, minutes: 30 }));

  it.each(refused)('« %s » is refused at every door', async (password, sentence) => {
    const token = await service.signIn('user');
    const { id } = await service.db.user.findUniqueOrThrow({ where: { email } });
    const change = `mutation ($password: String!) { changePassword(currentPassword: "barnum-demo", newPassword: $password) { token } }`;
    const changed = await service.graphql(change, { password }, token);
    expect(changed.errors[0]?.extensions?.fields).toEqual({ newPassword: sentence });

    const reset =
      'mutation ($token: String!, $password: String!) { resetPassword(token: $token, newPassword: $password) }';
    const byLink = await service.graphql(reset, { token: await tokenOf('password', id), password });
    expect(byLink.errors[0]?.extensions?.fields).toEqual({ newPassword: sentence });

    const accept =
      'mutation ($token: String!, $password: String!) { acceptInvitation(token: $token, name: "Anne", password: $password) }';
    const invited = await service.graphql(accept, { token: await tokenOf('invitation', id), password });
    expect(invited.errors[0]?.extensions?.fields).toEqual({ password: sentence });

    for (const words of [
      ['password', email],
      ['add', 'client@nouveau.example'],
    ])
      await expect(runOperatorCommand(service, { words, secret: password })).rejects.toThrow('A password has between');
    expect(await service.db.user.count({ where: { tokenVersion: { gt: 0 } } })).toBe(0);
  });

  it.each([
    ['court-2026', /^ADMIN_PASSWORD is weaker .* was taken; .*change it/],
    ['barnum-barnum-2026', /^ADMIN_PASSWORD is weaker/],
    ['vingt mouettes rieuses', null],
  ])('is not asked of a first password, %s, which the start says once', async (adminPassword, said) => {
    const env = {
      adminEmails: ['un@exemple.example', 'deux@exemple.example'],
      adminPassword,
      isDemo: false,
      dataDir: '',
    };
    const written: string[] = [];
    const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    onTestFinished(() => spy.mockRestore());
    await prepareAdministrators({ prisma: service.db }, env);
    await prepareAdministrators({ prisma: service.db }, env);
    expect(await service.db.user.count()).toBe(2);
    expect(written).toEqual(said === null ? [] : [expect.stringMatching(said)]);
  });

  it('knows the name of the shop', async () => {
    await seedUser(service.db, { email });
    await service.db.siteTextVersion.create({ data: { key: 'name', texte: 'Fêtes d’Armor', auteur: '' } });
    const add = { words: ['password', email], secret: 'fetes-armor-2026' };
    await expect(runOperatorCommand(service, add)).rejects.toThrow('A password has between');
  });
});
