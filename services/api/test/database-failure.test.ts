import { expect, it } from 'vitest';
import { databaseFailure } from '../src/platform/db/errors.ts';
import { onEveryDatabase } from './support/service.ts';

/** What a server says of itself when it cannot serve (PostgreSQL, appendix A), in whatever language. */
const away = ['08006', '26000', '53100', '53200', '53300', '55P03', '57014', '57P01', '57P02', '57P03', '58030'];

onEveryDatabase(
  'a database that cannot serve',
  (service) => {
    it('is known by its codes, not by the words of its language', async () => {
      await service.db.$executeRawUnsafe(
        `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'le serveur se repose' USING ERRCODE = NEW.nom; END $$`,
      );
      await service.db.$executeRawUnsafe(
        'CREATE TRIGGER refuse BEFORE INSERT ON partners FOR EACH ROW EXECUTE FUNCTION refuse()',
      );
      const codeOf = (nom: string) =>
        service.db.partner.create({ data: { nom } }).catch((error) => databaseFailure(error)?.code ?? 'none');
      for (const code of away) expect([code, await codeOf(code)]).toEqual([code, 'UNAVAILABLE']);
      for (const code of ['22012', '42601', 'XX000']) expect([code, await codeOf(code)]).toEqual([code, 'none']);
      const raw = service.db.$executeRawUnsafe("DO $$ BEGIN RAISE 'repos' USING ERRCODE = '57P03'; END $$");
      expect(await raw.catch(databaseFailure)).toMatchObject({ code: 'UNAVAILABLE' });
    });
  },
  { isOwn: true },
);
