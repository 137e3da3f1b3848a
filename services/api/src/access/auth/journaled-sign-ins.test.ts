import { journaledSignIns } from '@barnum/rules/limits';
import { expect, it } from 'vitest';
import { seedUser } from '../../../../../prisma/seed/access/auth.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';

const query = `{ journal(recordKind: "users") { items {
  auteur sujet recordId changements { champ apres } } } }`;

onEveryDatabase('the journal of sign-ins', (service) => {
  const email = 'yann@barnum.example';
  const signIn = (password: string, address = email) =>
    service.rest('POST', '/auth/login', { body: { email: address, password } });
  const told = () => service.db.journalEntry.findMany({ where: { tableName: 'sign_ins' }, orderBy: { id: 'asc' } });

  it('says whose account, from which device and how it ended, and never a password', async () => {
    const { id } = await seedUser(service.db, { email, role: 'team', password: 'barnum-demo' });
    await signIn('une phrase fausse');
    await signIn('barnum-demo');
    await signIn('barnum-demo', 'personne@exemple.example');
    await service.db.user.update({ where: { id }, data: { suspendedAt: new Date() } });
    await signIn('barnum-demo');
    const entries = await told();
    const outcomes = entries.map(({ auteur, recordId, apres }) => [
      auteur,
      recordId,
      (apres as { resultat: string }).resultat,
    ]);
    expect(outcomes).toEqual([
      ['visiteur', String(id), 'Refusée : mot de passe'],
      [email, String(id), 'Connexion ouverte'],
      ['visiteur', '0', 'Refusée : mot de passe'],
      ['visiteur', String(id), 'Refusée : accès suspendu'],
    ]);
    expect(entries.every(({ apres }) => 'appareil' in (apres as object))).toBe(true);
    expect(JSON.stringify(entries)).not.toMatch(/fausse|barnum-demo|personne@/);

    const { data } = await service.graphql(query, {}, await service.signIn('administrator'));
    const opened = data.journal.items.find(({ auteur }: { auteur: string }) => auteur === email);
    expect(opened.sujet).toBe('Personne de l’équipe · Connexion');
    expect(opened.changements.map(({ champ }: { champ: string }) => champ).toSorted()).toEqual([
      'Appareil',
      'E-mail',
      'Résultat',
    ]);
  });

  it('is bounded for each account, and goes with the person', async () => {
    const { id } = await seedUser(service.db, { email, role: 'team', password: 'barnum-demo' });
    await signIn('barnum-demo');
    const [first] = await told();
    if (first === undefined) throw new Error('A sign-in is told');
    const { id: _id, avant: _none, apres: _told, ...entry } = first;
    const others = Array.from({ length: journaledSignIns - 1 }, () => ({ ...entry, apres: {} }));
    await service.db.journalEntry.createMany({ data: others });
    expect((await signIn('barnum-demo')).status).toBe(200);
    expect(await told()).toHaveLength(journaledSignIns);
    await service.db.user.delete({ where: { id } });
    expect((await told()).filter(({ apres }) => apres !== null)).toEqual([]);
  });
});
