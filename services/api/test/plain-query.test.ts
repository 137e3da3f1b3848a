import { expect, it } from 'vitest';
import { seedArticle } from '../../../prisma/seed/articles.ts';
import { countStatements } from './support/count-statements.ts';
import { onEveryDatabase } from './support/service.ts';

onEveryDatabase('a query that asks for plain JSON', (service) => {
  const ask = async (payload: object, accept: string, token?: string) => {
    const headers = { accept, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const answer = await service.app.inject({ method: 'POST', url: '/graphql', headers, payload });
    return [answer.statusCode, answer.headers['content-type'], answer.body];
  };

  it('is answered, refused and told of failures as any other', async () => {
    await seedArticle(service.db, { nom: 'Banc' });
    const articles =
      'query ($id: Int!, $with: Boolean!) { article(id: $id) { nom prix @include(if: $with) images { id } } }';
    const questions = [
      { query: articles, variables: { id: 1, with: true } },
      { query: articles, variables: { id: 1, with: false } },
      { query: articles, variables: { id: 'x', with: false } },
      { query: articles },
      { query: 'query One { me { email } } query Two { __typename }', operationName: 'Two' },
      { query: 'query One { me { email } } query Two { __typename }' },
      { query: '{ testimonialPage { totalCount } }' },
      { query: '{ rien }' },
      { query: '{' },
      { query: '{ categories { nom } }', extra: 1 },
    ];
    for (const question of questions) {
      expect(await ask(question, 'application/json')).toEqual(await ask(question, 'application/json, */*;q=0.1'));
    }
    const token = await service.signIn('administrator');
    const page = { query: '{ testimonialPage { totalCount } }' };
    expect(await ask(page, 'application/json', token)).toEqual(await ask(page, 'application/json, */*;q=0.1', token));
    const withoutToken = await ask(page, 'application/json', 'none');
    expect(withoutToken[2]).toContain('UNAUTHENTICATED');
  });

  it('that the database fails is asked of it once, and answers the same fault', async () => {
    await service.db.$executeRawUnsafe('ALTER TABLE partners RENAME TO elsewhere');
    const question = { query: '{ __typename partners { nom } }' };
    const answers: unknown[] = [];
    for (const accept of ['application/json', 'application/json, */*;q=0.1']) {
      const statements = await countStatements(async () => answers.push(await ask(question, accept)));
      expect([accept, statements]).toEqual([accept, 1]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toContain(500);
  });
});
