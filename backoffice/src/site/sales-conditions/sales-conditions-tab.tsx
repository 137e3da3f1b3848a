import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { sentences } from '@barnum/rules/sentences';
import { useMemo, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { useUnsavedChanges } from '../../components/form/use-unsaved-changes.ts';
import { useAsk } from '../../components/questions.tsx';
import { latestQuery, type Version } from './sales-conditions.ts';
import { isSameText } from './same-text.ts';
import { countGaps, salesConditionsSkeleton } from './skeleton.ts';
import { TextEditing } from './text-editing.tsx';
import { useNotices } from './use-notices.tsx';
import { useSaving } from './use-saving.ts';
import { useVersions } from './use-versions.ts';
import { VersionHistory } from './version-history.tsx';

// Named so that a save also reloads a text in force that was null.
const context = { additionalTypenames: ['SalesConditionsVersion'] };

const replaceQuestion = 'Votre texte n’est pas enregistré. Le remplacer par cette version ?';

function gapsQuestion(gaps: number) {
  const left = gaps === 1 ? 'un passage à compléter' : `${gaps} passages à compléter`;
  return { title: 'Publier ce texte tel quel\u00a0?', detail: `Il reste ${left}.`, agree: 'Publier' };
}

/** The general sales conditions: the text in force and its versions (spec screen 9). */
export function SalesConditionsTab() {
  const [notices, notifications] = useNotices();
  const ask = useAsk();
  const [{ data, error, fetching }, reload] = useQuery({ query: latestQuery, context });
  const saving = useSaving(notices);
  const versions = useVersions(notices);
  const [draft, setDraft] = useState<string | null>(null);
  const [savedText, setSavedText] = useState<string | null>(null);
  const [isOutdated, setIsOutdated] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const current = data?.latestSalesConditions;
  const inForce = current?.text ?? '';
  const text = draft ?? inForce;
  const isDirty = useMemo(() => text !== savedText && !isSameText(text, inForce), [text, savedText, inForce]);

  useUnsavedChanges(isDirty);

  async function save() {
    const gaps = countGaps(text);
    if (gaps > 0 && !(await ask(gapsQuestion(gaps)))) return;
    if (!(await saving.save(text))) return;
    setSavedText(text);
    setIsOutdated(true);
  }

  function restore({ text: older, createdAt }: Version) {
    if (isDirty && !window.confirm(replaceQuestion)) return;
    setDraft(older);
    heading.current?.focus({ preventScroll: true });
    // The heading is sticky, so its section is scrolled to.
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
    notices.inform(
      sentences.salesConditions.versionLoaded,
      `La version du ${formatLongDateTime(createdAt)} est chargée dans l’éditeur. Elle n’entre en vigueur qu’une fois enregistrée.`,
    );
  }

  async function reloadVersions() {
    await versions.reload();
    setIsOutdated(false);
  }

  return (
    <>
      {notifications}
      <TextEditing
        heading={heading}
        current={current}
        hasFailed={error !== undefined}
        isLoading={fetching}
        onReload={() => reload({ requestPolicy: 'network-only' })}
        text={text}
        isDirty={isDirty}
        saving={saving}
        onChange={setDraft}
        onSave={() => void save()}
        onStart={() => setDraft(salesConditionsSkeleton)}
      />
      <VersionHistory {...versions} isOutdated={isOutdated} reload={reloadVersions} onRestore={restore} />
    </>
  );
}
