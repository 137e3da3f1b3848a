import {
  defaultInvoiceSettings,
  invoiceSettingsSentences,
  vatAccount,
} from '@barnum/rules/money/invoices/invoice-settings';
import { expect, it } from 'vitest';
import { onOneDatabase } from '../../../test/support/service.ts';
import { readInvoiceSettings, requireInvoicing } from './invoice-settings.domain.ts';

const mutation = `mutation ($input: InvoiceSettingsInput!, $updatedAt: DateTime) {
  updateInvoiceSettings(input: $input, updatedAt: $updatedAt) { updatedAt settings { actif comptes { ventes } } } }`;

onOneDatabase('invoice settings', (service) => {
  it('are the usual ones until they are changed; of two changes at once the second is told', async () => {
    expect(await readInvoiceSettings(service.db)).toEqual({ settings: defaultInvoiceSettings, updatedAt: null });
    const token = await service.signIn('administrator');
    const input = { ...defaultInvoiceSettings, actif: false, texteLibre: 'Merci.\0' };
    const refused = await service.graphql(mutation, { input }, token);
    expect(refused.errors[0]?.extensions?.fields).toHaveProperty('texteLibre');
    const { data } = await service.graphql(mutation, { input: { ...input, texteLibre: 'Merci.' } }, token);
    expect(data.updateInvoiceSettings.settings).toEqual({ actif: false, comptes: { ventes: '708300' } });
    await expect(requireInvoicing(service.db)).rejects.toThrow(invoiceSettingsSentences.off);
    const unseen = { input: defaultInvoiceSettings, updatedAt: null };
    const stale = await service.graphql(mutation, unseen, token);
    expect(stale.errors[0]?.extensions?.code).toBe('CONFLICT');
    const { updatedAt } = data.updateInvoiceSettings;
    expect((await service.graphql(mutation, { input: defaultInvoiceSettings, updatedAt }, token)).errors).toEqual([]);
    expect(await requireInvoicing(service.db)).toEqual(defaultInvoiceSettings);
  });

  it('tell what is wrong at its field', async () => {
    const token = await service.signIn('administrator');
    const comptes = { ...defaultInvoiceSettings.comptes, banque: '51 2' };
    const wrong = { prefixeFacture: 'fa', prefixeAvoir: 'F', delaiPaiement: 61, penalites: ' ', comptes };
    const { errors } = await service.graphql(mutation, { input: { ...defaultInvoiceSettings, ...wrong } }, token);
    expect(errors[0]?.extensions?.fields).toEqual({
      prefixeFacture: invoiceSettingsSentences.prefixForm,
      delaiPaiement: invoiceSettingsSentences.daysInvalid,
      penalites: invoiceSettingsSentences.textRequired,
      'comptes.banque': invoiceSettingsSentences.accountForm,
    });
    const input = { ...defaultInvoiceSettings, prefixeAvoir: 'F' };
    const twice = await service.graphql(mutation, { input }, token);
    expect(twice.errors[0]?.extensions?.fields).toEqual({ prefixeAvoir: invoiceSettingsSentences.prefixTwice });
  });

  it('name the account of each rate', () => {
    const comptes = { ...defaultInvoiceSettings.comptes, tva55: '445713', tvaAutre: '445719' };
    expect(['20.00', '5.50', '8.50'].map((taux) => vatAccount(comptes, taux))).toEqual(['445711', '445713', '445719']);
  });
});
