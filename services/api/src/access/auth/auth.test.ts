import { expect, it } from 'vitest';
import { seedUser } from '../../../../../prisma/seed/access/auth.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { ensureAdministrators } from './auth.domain.ts';

onOneDatabase('sign-in', (service) => {
  it('gives an administrator of the e-mail list a token, whatever the stored role and the spelling', async () => {
    await seedUser(service.db, { email: 'admin@barnum.example', role: 'user' });
    const body = { email: '  ADMIN@barnum.example ', password: 'barnum-demo' };
    const answer = await service.rest('POST', '/auth/login', { body });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({
      email: 'admin@barnum.example',
      role: 'admin',
      user_metadata: { role: 'admin' },
    });
    const verified = await service.rest('GET', '/auth/verify', { token: answer.body.token });
    expect(verified.body.user).toEqual(answer.body.user);
    const { data } = await service.graphql('{ me { email role } }', {}, answer.body.token);
    expect(data.me).toEqual({ email: 'admin@barnum.example', role: 'admin' });
  });

  it('names what is missing in the fields', async () => {
    const { status, body } = await service.rest('POST', '/auth/login', { body: { email: 'admin' } });
    expect(status).toBe(422);
    expect(body.fields).toEqual({
      email: 'Veuillez saisir une adresse email valide',
      password: 'Veuillez saisir votre mot de passe',
    });
  });

  it('creates the two administrators once, and never changes a password', async () => {
    const settings = {
      adminEmails: ['admin@barnum.example', 'gerance@barnum.example'],
      adminPassword: 'first-password',
    };
    await ensureAdministrators(service.db, settings);
    await ensureAdministrators(service.db, { ...settings, adminPassword: 'another-one' });
    expect(await service.db.user.count()).toBe(2);
    const body = { email: 'gerance@barnum.example', password: 'first-password' };
    expect((await service.rest('POST', '/auth/login', { body })).status).toBe(200);
  });

  it('lets people change their own password, which ends their other sessions', async () => {
    const token = await service.signIn('user');
    const change = `mutation ($currentPassword: String!, $newPassword: String!) {
      changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { token user { email } }
    }`;
    const attempt = (currentPassword: string, newPassword: string, as?: string) =>
      service.graphql(change, { currentPassword, newPassword }, as);
    expect((await attempt('barnum-demo', 'un autre secret')).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect((await attempt('faux', 'un autre secret', token)).errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      fields: { currentPassword: 'Ce n’est pas votre mot de passe actuel' },
    });
    expect((await attempt('barnum-demo', 'trois bleus', token)).errors[0]?.extensions?.fields).toHaveProperty(
      'newPassword',
    );

    const { data } = await attempt('barnum-demo', 'un autre secret', token);
    expect(data.changePassword.user.email).toBe('client@barnum.example');
    expect((await service.rest('GET', '/auth/verify', { token })).status).toBe(401);
    expect((await service.rest('GET', '/auth/verify', { token: data.changePassword.token })).status).toBe(200);
    const signIn = (password: string) =>
      service.rest('POST', '/auth/login', { body: { email: 'client@barnum.example', password } });
    expect((await signIn('barnum-demo')).status).toBe(401);
    expect((await signIn('un autre secret')).status).toBe(200);
  });
});
