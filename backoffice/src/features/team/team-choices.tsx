import { failureOf } from '@barnum/rules/outcome';
import { capabilityLabels, type TeamSettings } from '@barnum/rules/team/rights';
import { teamSentences } from '@barnum/rules/team/team-sentences';
import { Checkbox } from 'antd';
import { useMutation } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { useInvoicing } from '../../components/use-invoicing.ts';
import { type Person, teamTypes, updateTeamSettingsMutation } from './people.ts';
import styles from './team-tab.module.css';

interface Props {
  people: readonly Person[];
  settings: TeamSettings;
}

const context = { additionalTypenames: teamTypes };

/** What the company decides about its team: who handles money, and how gérants sign in. */
export function TeamChoices({ people, settings }: Props) {
  const toasts = useToasts();
  const isInvoicing = useInvoicing();
  const [{ fetching }, update] = useMutation(updateTeamSettingsMutation);
  const without = people.filter(({ role, secondFactorSince }) => role === 'manager' && secondFactorSince === null);

  async function change(choice: Partial<TeamSettings>) {
    const { error } = await update(choice, context);
    if (error) toasts.error(failureOf(error).sentence);
    else toasts.success(teamSentences.settingsSaved);
  }

  async function askOfManagers(managersNeedSecondFactor: boolean) {
    const names = without.map(({ name, email }) => name || email).join(', ');
    const question = `Ne se connectent pas encore en deux étapes : ${names}. Jusque-là, plus rien d’autre ne leur sera ouvert. Continuer ?`;
    if (managersNeedSecondFactor && without.length > 0 && !window.confirm(question)) return;
    await change({ managersNeedSecondFactor });
  }

  return (
    <div className={styles.choices}>
      <Checkbox
        checked={settings.managersNeedSecondFactor}
        disabled={fetching}
        onChange={({ target }) => void askOfManagers(target.checked)}
      >
        Les gérants se connectent obligatoirement en deux étapes
      </Checkbox>
      {isInvoicing && people.some(({ role }) => role === 'team') && (
        <Checkbox
          checked={settings.teamHandlesMoney}
          disabled={fetching}
          onChange={({ target }) => void change({ teamHandlesMoney: target.checked })}
        >
          L’équipe s’occupe aussi de l’argent : {capabilityLabels.money.toLowerCase()}
        </Checkbox>
      )}
    </div>
  );
}
