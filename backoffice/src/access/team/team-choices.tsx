import {
  asksSecondFactorOf,
  capabilityLabels,
  type SecondFactorChoice,
  secondFactorChoice,
  secondFactorChoiceLabels,
  secondFactorChoices,
  type TeamSettings,
} from '@barnum/rules/access/team/rights';
import { teamSentences } from '@barnum/rules/access/team/team-sentences';
import { failureOf, outcomeOf } from '@barnum/rules/outcome';
import { Checkbox, Radio } from 'antd';
import { useState } from 'react';
import { useMutation } from 'urql';
import { PasswordWindow, type PasswordWindowProps } from '../../components/form/password-window.tsx';
import { unconflicted } from '../../components/form/unconflicted.ts';
import { useAsk } from '../../components/questions.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useInvoicing } from '../../components/use-invoicing.ts';
import { type Person, teamTypes, updateTeamSettingsMutation } from './people.ts';
import styles from './team-tab.module.css';

interface Props {
  people: readonly Person[];
  settings: TeamSettings;
}

const context = { additionalTypenames: teamTypes };
const choices = Object.entries(secondFactorChoiceLabels).map(([value, label]) => ({ value, label }));

/** What the company decides about its team: who handles money, and how gérants sign in. */
export function TeamChoices({ people, settings }: Props) {
  const toasts = useToasts();
  const ask = useAsk();
  const isInvoicing = useInvoicing();
  const [{ fetching }, update] = useMutation(updateTeamSettingsMutation);
  const [asking, setAsking] = useState<PasswordWindowProps | null>(null);

  async function change(choice: Partial<TeamSettings>) {
    const { error } = await update(choice, context);
    if (error) toasts.error(failureOf(error).sentence);
    else toasts.success(teamSentences.settingsSaved);
  }

  async function choose(choice: SecondFactorChoice) {
    const asked = secondFactorChoices[choice];
    const without = people.filter(
      ({ role, secondFactorSince }) => secondFactorSince === null && asksSecondFactorOf(role, asked),
    );
    const names = without.map(({ name, email }) => name || email).join(', ');
    const question = {
      title: 'Exiger la connexion en deux étapes\u00a0?',
      detail: `Ne se connectent pas encore en deux étapes\u00a0: ${names}. Jusque-là, plus rien d’autre ne leur sera ouvert.`,
      agree: 'Exiger',
    };
    if (without.length > 0 && !(await ask(question))) return;
    const isLess =
      (settings.managersNeedSecondFactor && !asked.managersNeedSecondFactor) ||
      (settings.teamNeedsSecondFactor && !asked.teamNeedsSecondFactor);
    if (!isLess) return change(asked);
    setAsking({
      title: 'Exiger moins la connexion en deux étapes',
      submitLabel: 'Enregistrer',
      save: async (currentPassword) => {
        const outcome = outcomeOf(await update({ ...asked, currentPassword }, context));
        if (outcome.status !== 'done') return unconflicted(outcome);
        toasts.success(teamSentences.settingsSaved);
        return { status: 'done', data: undefined };
      },
    });
  }

  return (
    <div className={styles.choices}>
      <p id="equipe-deux-etapes">La connexion en deux étapes est exigée</p>
      <Radio.Group
        aria-labelledby="equipe-deux-etapes"
        value={secondFactorChoice(settings)}
        disabled={fetching}
        onChange={({ target }) => void choose(target.value)}
        options={choices}
      />
      {isInvoicing && people.some(({ role }) => role === 'team') && (
        <Checkbox
          checked={settings.teamHandlesMoney}
          disabled={fetching}
          onChange={({ target }) => void change({ teamHandlesMoney: target.checked })}
        >
          L’équipe s’occupe aussi de l’argent : {capabilityLabels.money.toLowerCase()}
        </Checkbox>
      )}
      {isInvoicing && people.some(({ role }) => role === 'preparation') && (
        <Checkbox
          checked={settings.preparationTakesDeposits}
          disabled={fetching}
          onChange={({ target }) => void change({ preparationTakesDeposits: target.checked })}
        >
          Qui prépare peut recevoir la caution au départ, et en voit le montant
        </Checkbox>
      )}
      <PasswordWindow window={asking} onClose={() => setAsking(null)} />
    </div>
  );
}
