import { expect, it } from 'vitest';
import { onOneDatabase } from './support/service.ts';

onOneDatabase('the documentation of the REST facade', (service) => {
  it('describes every call, its body under the documented names and its refusals', async () => {
    const document = (await service.app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    const article = document.paths['/api/articles'].post;
    expect(article.security).toEqual([{ bearer: ['articles'] }, { key: ['articles'] }]);
    const { schema } = article.requestBody.content['application/json'];
    expect(Object.keys(schema.properties)).toContain('coût_montage');
    expect(schema.required).toEqual(['nom', 'prix']);
    expect(schema.properties.unite.enum).toEqual(['unitaire', 'journée', 'weekend']);
    expect(Object.keys(article.responses)).toEqual(['201', '400', '401', '403', '413', '415', '422', 'default']);
    const answer = article.responses['201'].content['application/json'].schema.properties.article;
    expect(answer.required).toContain('coût_montage');
    expect(answer.properties.created_at).toEqual({ type: 'string', format: 'date-time' });

    const form = document.paths['/api/forms'].post.requestBody.content['application/json'].schema;
    expect(form.required).toEqual(['Nom', 'Prénom', 'date', 'item', 'livraison_montage']);
    const upload = document.paths['/api/upload'].post.requestBody.content['multipart/form-data'].schema;
    expect(upload.required).toEqual(['articleId', 'file']);
    const primary = document.paths['/api/images/{id}/set-primary'].put.requestBody.content['application/json'].schema;
    expect(primary.required).toEqual(['articleId']);
    expect(Object.keys(document.paths['/api/forms'].post.responses)).toContain('429');
    expect(document.paths['/api/articles/{id}'].put.requestBody.content['application/json'].schema.required).toBe(
      undefined,
    );
  });

  it('describes the files beside them, and who may read them', async () => {
    const { paths } = (await service.app.inject('/api/openapi.json')).json();
    const journal = paths['/api/journal-des-actions.csv'].get;
    expect(journal.security).toEqual([{ bearer: ['journal'] }]);
    const names = journal.parameters.map(({ name, required }: { name: string; required?: boolean }) => [
      name,
      !!required,
    ]);
    expect(names).toEqual(['auteur', 'recordKind', 'recordId', 'search', 'du', 'au'].map((name) => [name, false]));
    expect(Object.keys(journal.responses)).toEqual(['200', '401', '403', '422', 'default']);
    const invoices = paths['/api/factures.zip'].get;
    expect(invoices.security).toEqual([{ bearer: ['money'] }, { key: ['money'] }]);
    expect(invoices.parameters.map(({ required }: { required: boolean }) => required)).toEqual([true, true]);
    expect(paths['/api/fichiers/{id}'].get.parameters.map(({ name }: { name: string }) => name)).toEqual(['id']);
  });

  it('gives every call a name of its own, a description and a group that is declared', async () => {
    const { paths, tags } = (await service.app.inject('/api/openapi.json')).json();
    const operations = Object.values<Record<string, { operationId: string; description: string; tags: string[] }>>(
      paths,
    ).flatMap(Object.values);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(63);
    expect(operations.filter(({ description }) => !description)).toEqual([]);
    const declared = tags.map(({ name }: { name: string }) => name);
    expect(new Set(operations.flatMap((operation) => operation.tags))).toEqual(new Set(declared));
  });

  it('has a page for people, made of own files', async () => {
    const page = await service.app.inject('/api/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('Envoyer une demande de réservation');
    expect((await service.app.inject('/api/docs.css')).statusCode).toBe(200);
  });
});
