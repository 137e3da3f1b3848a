import { defaultInvoiceSettings } from '@barnum/rules/money/invoices/invoice-settings';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../test/support/service.ts';

const input = { subject: 'Objet', text: 'Texte' };

/** What may not be stored when it is changed: how it is changed, with an `updatedAt` or without one. */
const changes: { name: string; mutation: string; variables: Record<string, unknown> }[] = [
  {
    name: 'the settings of invoices',
    mutation: 'mutation ($input: InvoiceSettingsInput!) { updateInvoiceSettings(input: $input SEEN) { updatedAt } }',
    variables: { input: defaultInvoiceSettings },
  },
  {
    name: 'the template of a mail',
    mutation:
      'mutation ($input: MailTemplateInput!) { updateMailTemplate(kind: rappel, input: $input SEEN) { updatedAt } }',
    variables: { input },
  },
  {
    name: 'the views of the list',
    mutation: 'mutation ($views: [RequestViewInput!]!) { updateRequestViews(views: $views SEEN) { updatedAt } }',
    variables: { views: [{ nom: 'À confirmer', filtres: 'etat=a_confirmer' }] },
  },
];

onOneDatabase('a change of what may not be stored yet', (service) => {
  it.each(changes)('wins without `updatedAt`, and not with that of nothing: $name', async ({ mutation, variables }) => {
    const token = await service.signIn('administrator');
    const change = async (seen: string) => {
      const { errors } = await service.graphql(mutation.replace('SEEN', seen), variables, token);
      return errors[0]?.extensions?.code;
    };
    expect([await change(''), await change('')]).toEqual([undefined, undefined]);
    expect(await change('updatedAt: null')).toBe('CONFLICT');
  });

  it('takes a template back, whatever it was', async () => {
    const token = await service.signIn('administrator');
    const save = `mutation ($input: MailTemplateInput!) { updateMailTemplate(kind: rappel, input: $input) { text } }`;
    await service.graphql(save, { input }, token);
    const { errors } = await service.graphql('mutation { resetMailTemplate(kind: rappel) { text } }', {}, token);
    expect(errors).toEqual([]);
  });
});
