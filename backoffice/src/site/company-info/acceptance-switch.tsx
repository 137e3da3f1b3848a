import { acceptanceChoices, onlineAcceptanceOf } from '@barnum/rules/requests/acceptances/online-acceptance';
import { sentences } from '@barnum/rules/sentences';
import { useState } from 'react';
import { useClient } from 'urql';
import { SwitchRow } from '../../components/form/switch-row.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import { companyInfoQuery, createCompanyInfoMutation, updateCompanyInfoMutation } from './company-info.ts';

const nom = 'Acceptation des devis en ligne';
const variables = {};
const context = { additionalTypenames: ['CompanyInfo'] };
const [offline, professionals] = acceptanceChoices;

/** Whether quotes are accepted online; by whom is said in the company information. */
export function AcceptanceSwitch() {
  const client = useClient();
  const toasts = useToasts();
  const { data } = useRead(companyInfoQuery, variables);
  const [isChanging, setIsChanging] = useState(false);
  if (!data) return null;
  const { companyInfo } = data;

  async function change(isOn: boolean) {
    const stored = companyInfo.find((info) => info.nom === nom);
    const valeur = isOn ? professionals : offline;
    setIsChanging(true);
    const { error } = stored
      ? await client.mutation(updateCompanyInfoMutation, { ...stored, valeur }, context)
      : await client.mutation(createCompanyInfoMutation, { nom, valeur }, context);
    setIsChanging(false);
    if (error) toasts.error(sentences.companyInfo.updateFailed);
    else toasts.success(sentences.companyInfo.updated);
  }

  return (
    <SwitchRow
      id="rubrique-acceptation"
      label="Devis acceptés en ligne"
      help={
        'Vos clients acceptent leur devis sur leur page de suivi, avec un code reçu par e-mail\u00a0: d’abord les professionnels, associations et collectivités\u00a0; l’onglet Entreprise l’ouvre à tous.'
      }
      isOn={onlineAcceptanceOf(companyInfo).choice !== offline}
      isChanging={isChanging}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
