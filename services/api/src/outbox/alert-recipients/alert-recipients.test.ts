import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../test/support/service.ts';
import { readAlertRecipients } from './alert-recipients.domain.ts';

const configured = ['admin@barnum.example', 'gerance@barnum.example'];

onOneDatabase('alerts of what visitors do', (service) => {
  it('go to who handles requests, but for whom the team’s page spares, and who cannot sign in', async () => {
    const { db } = service;
    const token = await service.signIn('administrator');
    await db.user.deleteMany({ where: { email: { notIn: configured } } });
    const user = (email: string, role: 'team' | 'preparation', data: object = {}) =>
      db.user.create({ data: { email, role, passwordHash: 'x', ...data } });
    const { id } = await user('equipe@barnum.example', 'team');
    await user('depot@barnum.example', 'preparation');
    await user('partie@barnum.example', 'team', { suspendedAt: new Date() });
    await user('invitee@barnum.example', 'team', { passwordHash: null });
    const all = await readAlertRecipients(db, configured);
    expect(all.toSorted()).toEqual(['admin@barnum.example', 'equipe@barnum.example', 'gerance@barnum.example']);
    expect(await readAlertRecipients(db, [])).toEqual([]);
    const spare =
      'mutation ($id: Int!) { updatePerson(id: $id, name: "Anne", role: team, alertes: false) { alertes } }';
    const { data } = await service.graphql(spare, { id }, token);
    expect(data.updatePerson.alertes).toBe(false);
    expect(await readAlertRecipients(db, configured)).not.toContain('equipe@barnum.example');
  });
});
