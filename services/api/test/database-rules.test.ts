import { expect, it } from 'vitest';
import { seedArticle } from '../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../prisma/seed/catalogue/categories.ts';
import { seedReservationRequest } from '../../../prisma/seed/requests/reservation-requests.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { migrationsList } from '../src/platform/db/schema-engine.ts';
import { onEveryDatabase } from './support/service.ts';

it('gets no new value of an enum that a restore, which is one transaction, could not use before PostgreSQL 17', async () => {
  for (const { path, migrationFile } of (await migrationsList()).migrationDirectories) {
    const said = `${path} makes the type anew: RENAME, CREATE TYPE, ALTER COLUMN … USING, DROP`;
    expect(migrationFile.content.value, said).not.toMatch(/ADD VALUE/i);
  }
});

onEveryDatabase('the database itself', (service) => {
  const refused = (statement: string) => expect(service.db.$executeRawUnsafe(statement), statement).rejects.toThrow();

  it('is migrated once', async () => {
    expect(await migrate(service.database)).toEqual([]);
    const applied = await service.db.$queryRaw<unknown[]>`SELECT migration_name FROM _prisma_migrations`;
    expect(applied.length).toBeGreaterThan(0);
  });

  it('keeps amounts at zero or more, stock empty or at zero or more, and known units', async () => {
    await seedArticle(service.db);
    await refused('UPDATE articles SET prix = -0.01');
    await refused('UPDATE articles SET montant_caution = -1');
    await refused('UPDATE articles SET cout_montage = -1');
    await refused('UPDATE articles SET quantite = -1');
    await refused("UPDATE articles SET unite = 'mois'");
    await refused("UPDATE articles SET nom = '  '");
    expect(await service.db.$executeRaw`UPDATE articles SET quantite = 0, prix = 0`).toBe(1);
    expect(await service.db.$executeRaw`UPDATE articles SET quantite = NULL`).toBe(1);
  });

  it('keeps slugs unique, and the virtual category’s free', async () => {
    await seedArticle(service.db, { nom: 'Un' });
    await seedArticle(service.db, { nom: 'Deux' });
    await refused("UPDATE articles SET slug = 'un'");
    await seedCategory(service.db);
    await refused("UPDATE categories SET slug = 'non-categorise'");
  });

  it('keeps at most one primary image an article', async () => {
    await seedArticle(service.db);
    await service.db.$executeRaw`INSERT INTO pictures (key, width, height, renditions) VALUES ('k', 1, 1, '{}')`;
    const insert = `INSERT INTO article_images (article_id, picture_key, "primary", updated_at) VALUES (1, 'k', true, now())`;
    await service.db.$executeRawUnsafe(insert);
    await refused(insert);
  });

  it('keeps no reference to what does not exist', async () => {
    const category = await seedCategory(service.db);
    await seedArticle(service.db, { categorieId: category.id });
    await refused(`DELETE FROM categories WHERE id = ${category.id}`);
    await refused('UPDATE articles SET categorie_id = 999');
  });

  it('keeps requests that can be answered', async () => {
    await seedReservationRequest(service.db);
    await refused('UPDATE reservation_requests SET phone = NULL, email = NULL');
    await refused('UPDATE reservation_requests SET livraison_montage = true');
    await refused('UPDATE reservation_request_items SET quantite = 0');
  });

  it('keeps articles whole, and two decimals of what is none', async () => {
    const { id } = await seedReservationRequest(service.db);
    const of = (nature: string, quantite: string) => [
      `INSERT INTO reservation_request_items (request_id, nature, nom, quantite, prix)
        VALUES (${id}, '${nature}', 'Route', ${quantite}, 1)`,
      `INSERT INTO line_template_items (template_id, nature, nom, quantite, prix)
        SELECT id, '${nature}', 'Route', ${quantite}, 1 FROM line_templates`,
    ];
    await service.db.lineTemplate.create({ data: { nom: 'Route' } });
    for (const nature of ['libre', 'frais']) {
      for (const quantite of ['12.5', '0.01', '1.15', '99999.99', '3'])
        for (const insert of of(nature, quantite)) expect(await service.db.$executeRawUnsafe(insert)).toBe(1);
      for (const quantite of ['12.345', '0.001', '0', '-1.5', "'NaN'", "'Infinity'"])
        for (const insert of of(nature, quantite)) await refused(insert);
    }
    for (const nature of ['article', 'livraison'])
      for (const quantite of ['12.5', '0.5', '0']) for (const insert of of(nature, quantite)) await refused(insert);
  });
});
