import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../../test/support/service.ts';
import { sendCommand, serveCommands } from '../assembly/control-socket.ts';
import { runOperatorCommand } from '../assembly/operator-commands.ts';

onOneDatabase('the user command', (service) => {
  const run = (words: string[], secret?: string) => runOperatorCommand(service, { words, ...(secret && { secret }) });
  const signIn = (email: string, password: string) =>
    service.rest('POST', '/auth/login', { body: { email, password } });

  it('adds someone, changes the password and the role, and ends earlier sessions', async () => {
    expect(await run(['add', ' Yann@Barnum.example ', 'manager'], 'un premier secret')).toBe(
      'yann@barnum.example can sign in as manager.',
    );
    const first = await signIn('yann@barnum.example', 'un premier secret');
    expect(first.body.user.role).toBe('admin');

    await run(['password', 'yann@barnum.example'], 'un second secret');
    expect((await service.rest('GET', '/auth/verify', { token: first.body.token })).status).toBe(401);
    const second = await signIn('yann@barnum.example', 'un second secret');
    expect(second.status).toBe(200);

    await expect(run(['role', 'yann@barnum.example', 'user'])).rejects.toThrow('last manager');
    await run(['add', 'anne@barnum.example', 'admin'], 'un troisième secret');
    await run(['role', 'yann@barnum.example', 'user']);
    expect((await service.rest('GET', '/forms', { token: second.body.token })).status).toBe(401);
    expect((await signIn('yann@barnum.example', 'un second secret')).body.user.role).toBe('user');
  });

  it('gives somebody another address, by which alone they sign in from then on', async () => {
    await run(['add', 'yann@barnum.example'], 'un premier secret');
    await run(['add', 'anne@barnum.example'], 'un premier secret');
    const { body } = await signIn('yann@barnum.example', 'un premier secret');
    await expect(run(['address', 'yann@barnum.example', 'anne@barnum.example'])).rejects.toThrow('exists already');
    await expect(run(['address', 'yann@barnum.example', 'yann'])).rejects.toThrow('no e-mail address');
    await expect(run(['address', 'nobody@barnum.example', 'x@barnum.example'])).rejects.toThrow('There is no user');
    await run(['address', 'yann@barnum.example', ' Le-Bras@Barnum.example']);
    expect((await service.rest('GET', '/auth/verify', { token: body.token })).status).toBe(401);
    expect((await signIn('yann@barnum.example', 'un premier secret')).status).toBe(401);
    expect((await signIn('le-bras@barnum.example', 'un premier secret')).status).toBe(200);
  });

  it('says in English what is wrong', async () => {
    await run(['add', 'yann@barnum.example'], 'un premier secret');
    await expect(run(['add', 'yann@barnum.example'], 'un premier secret')).rejects.toThrow('exists already');
    await expect(run(['add', 'yann'], 'un premier secret')).rejects.toThrow('no e-mail address');
    await expect(run(['add', 'other@barnum.example'], 'short')).rejects.toThrow('between 12 and 200 characters');
    for (const secret of ['aaaaaaaaaaaaaa', 'barnum-barnum-2026', 'Yann-Barnum-29!', '1q2w3e4r5t6y'])
      await expect(run(['password', 'yann@barnum.example'], secret)).rejects.toThrow('A password has between');
    await expect(run(['role', 'yann@barnum.example', 'owner'])).rejects.toThrow('manager, team, preparation, user');
    await expect(run(['password', 'nobody@barnum.example'], 'assez de lettres')).rejects.toThrow('There is no user');
    await expect(run(['remove', 'yann@barnum.example'])).rejects.toThrow('npm run user');
  });

  it('goes through the running service’s socket, which nobody else may reach', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'barnum-control-'));
    expect(await sendCommand(folder, { words: ['role', 'yann@barnum.example', 'user'] })).toBeNull();
    const server = await serveCommands(service, folder);
    try {
      expect((await stat(join(folder, 'control.sock'))).mode & 0o777).toBe(0o600);
      const add = { words: ['add', 'yann@barnum.example'], secret: 'un premier secret' };
      expect(await sendCommand(folder, add)).toBe('yann@barnum.example can sign in as user.');
      await expect(sendCommand(folder, add)).rejects.toThrow('exists already');
    } finally {
      server.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
