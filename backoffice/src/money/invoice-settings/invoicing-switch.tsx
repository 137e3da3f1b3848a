import { invoiceSettingsInput } from '@barnum/rules/money/invoice-settings-input';
import { invoiceSettingsSentences } from '@barnum/rules/money/invoices/invoice-settings';
import { useMutation } from 'urql';
import { SwitchRow } from '../../components/form/switch-row.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import { invoiceSettingsQuery, updateInvoiceSettingsMutation } from './invoice-settings.ts';

const variables = {};

/** Whether the company invoices here: the first of its settings, by itself. */
export function InvoicingSwitch() {
  const toasts = useToasts();
  const { data, reload } = useRead(invoiceSettingsQuery, variables);
  const [{ fetching }, update] = useMutation(updateInvoiceSettingsMutation);
  if (!data) return null;
  const { settings, updatedAt } = data.invoiceSettings;

  async function change(actif: boolean) {
    const { error } = await update({ input: invoiceSettingsInput.parse({ ...settings, actif }), updatedAt });
    if (error) toasts.error(invoiceSettingsSentences.saveFailed);
    else toasts.success(invoiceSettingsSentences.saved);
    reload();
  }

  return (
    <SwitchRow
      id="rubrique-factures"
      label="Avec factures ici"
      help={
        'Barnum établit vos factures et suit paiements et cautions. Désactivé, l’écran n’en montre plus rien\u00a0: vous facturez avec un autre logiciel, et ce qui est déjà émis reste conservé.'
      }
      isOn={settings.actif}
      isChanging={fetching}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
