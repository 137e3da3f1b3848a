import { todayInParis } from '@barnum/rules/dates/paris-time';
import { handoverTitles } from '@barnum/rules/desk/handover/handover';
import { lostInWords } from '@barnum/rules/desk/handover/kept';
import { waitingInWords } from '@barnum/rules/desk/handover/waiting-gestures';
import { paths } from '@barnum/rules/paths';
import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { WaitingLine } from '../../../components/waiting-line.tsx';
import { fullName } from '../../../lib/full-name.ts';
import { forgetLostGestures, lostGestures } from '../../../lib/kept-mark.ts';
import { formatDistance } from '../../../lib/relative-dates.ts';
import type { KeptSheet } from './kept-db.ts';
import { linkManifest } from './link-manifest.ts';
import styles from './sheets-page.module.css';
import { type Kept, useAllKept } from './use-kept.ts';

/** The sheets that this device keeps, with what waits on each: what opens where no network is. */
export function SheetsPage() {
  const kept = useAllKept();
  const [lost] = useState(lostGestures);
  useEffect(() => {
    forgetLostGestures();
    return linkManifest();
  }, []);
  return (
    <Page
      title="Feuilles du jour"
      subtitle="Gardées sur cet appareil pour aujourd’hui et demain, elles s’ouvrent aussi sans réseau."
    >
      {lost > 0 && (
        <Alert className={styles.lost ?? ''} type="warning" showIcon role="alert" message={lostInWords(lost)} />
      )}
      {kept === null ? <p role="status">Ouverture des feuilles…</p> : <Sheets kept={kept} />}
    </Page>
  );
}

function Sheets({ kept }: { kept: Kept }) {
  if (kept.sheets.length === 0) {
    return (
      <Placeholder title="Aucune feuille gardée">
        Rien ne part et rien ne revient d’ici demain, ou cet appareil n’a pas encore eu de réseau.
      </Placeholder>
    );
  }
  return (
    <ul className={styles.sheets} aria-label="Feuilles gardées">
      {kept.sheets.map((one) => (
        <Sheet key={`${one.request}.${one.mouvement}`} kept={one} all={kept} />
      ))}
    </ul>
  );
}

function Sheet({ kept: { request, mouvement, sheet }, all }: { kept: KeptSheet; all: Kept }) {
  const isOf = (one: { request: number; mouvement: string }) => one.request === request && one.mouvement === mouvement;
  const own = all.gestures.filter(isOf);
  const closing = all.closings.find(isOf);
  const waiting = own.filter(({ state }) => state === 'waiting').length + (closing?.state === 'waiting' ? 1 : 0);
  const isRefused = own.some(({ state }) => state === 'refused') || closing?.state === 'refused';
  const day = mouvement === 'depart' ? sheet.request.debut : sheet.request.fin;
  return (
    <WaitingLine
      who={
        <>
          <strong>{fullName(sheet.request)}</strong>
          {waiting > 0 && <strong>{waitingInWords(waiting)}</strong>}
          {isRefused && <strong className={styles.refused}>À décider</strong>}
        </>
      }
      action={
        <ButtonLink to={paths.adminHandover(request, mouvement)} state={{ origin: paths.adminSheets }}>
          Ouvrir
        </ButtonLink>
      }
    >
      {handoverTitles[mouvement]},{' '}
      {day < todayInParis() ? `en retard, prévu ${formatDistance(day)}` : formatDistance(day)}
    </WaitingLine>
  );
}
