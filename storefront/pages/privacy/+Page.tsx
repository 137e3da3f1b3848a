import { retention } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import { wholeWords } from '@barnum/rules/text/french';
import { MailLink } from '../../components/ui/mail-link.tsx';
import { TextPage, type TextSection, TextSections } from '../../components/ui/text-page.tsx';
import type { Company } from '../../lib/company/company.ts';
import { missingOf } from '../../lib/company/missing.ts';
import { retentionSentence } from '../../lib/company/retention-sentence.ts';
import type { Data } from './+data.ts';

export function Page({ data: { company, retentionYears } }: { data: Data }) {
  const sections = [controller(company), received, purposes, duration(retentionYears), nothingElse, rights];
  return (
    <TextPage
      title="Politique de confidentialité"
      lead="Nous ne demandons que ce qu’il faut pour répondre à votre demande. Pas de cookies, pas de données de paiement."
      contents={sections}
    >
      <TextSections sections={sections} />
    </TextPage>
  );
}

function controller(company: Company): TextSection {
  const { name, denomination, adresse, email } = company;
  const missing = missingOf(company);
  return {
    id: 'responsable',
    title: 'Qui en est responsable',
    body: (
      <p>
        {denomination || name}. Adresse : {adresse || missing.address}
        {wholeWords('. E-mail\u00a0: ')}
        {email ? <MailLink address={email} /> : missing.email}.
      </p>
    ),
  };
}

const received: TextSection = {
  id: 'donnees',
  title: 'Ce que nous recevons',
  body: (
    <p>
      Lorsque vous envoyez une demande de réservation : votre nom, votre prénom, la date souhaitée, un téléphone ou un
      e-mail, les articles choisis, pour une livraison son adresse, et ce que vous nous écrivez. Le nom, le prénom, la
      date et l’un des deux moyens de vous joindre sont nécessaires pour vous répondre.
    </p>
  ),
};

const purposes: TextSection = {
  id: 'finalites',
  title: 'Pourquoi',
  body: (
    <>
      <p>
        Pour étudier votre demande, vous répondre et préparer la location : ce sont des mesures prises à votre demande
        avant un contrat, puis l’exécution de ce contrat (article 6.1.b du RGPD). Les pièces comptables d’une location
        sont gardées parce que la loi nous y oblige (article 6.1.c).
      </p>
      <p>
        Ces données ne servent à rien d’autre. Notre équipe seule les lit ; elles ne sont ni vendues ni transmises à des
        tiers, <a href={`${paths.legalNotice}#hebergement`}>notre hébergeur</a> mis à part.
      </p>
    </>
  ),
};

function duration(retentionYears: number | null): TextSection {
  return {
    id: 'duree',
    title: 'Combien de temps',
    body: (
      <p>
        {retentionSentence(retentionYears)} Les données des clients sont conservées au plus {retention.maxYears} ans,
        durée pendant laquelle la loi nous demande de garder les pièces comptables. Une caution que nous tenons encore,
        ou une somme à régler, nous fait garder la demande jusque-là.
      </p>
    ),
  };
}

const nothingElse: TextSection = {
  id: 'cookies',
  title: 'Pas de cookies, pas de paiement',
  body: (
    <p>
      Ce site ne dépose aucun cookie et ne mesure pas votre visite. Votre demande en cours reste dans l’onglet de votre
      navigateur jusqu’à son envoi et disparaît avec lui. Aucun paiement n’a lieu en ligne : nous ne recevons aucune
      donnée de paiement.
    </p>
  ),
};

const rights: TextSection = {
  id: 'droits',
  title: 'Vos droits',
  body: (
    <p>
      Vous pouvez demander à consulter vos données, à les corriger, à les effacer, à les recevoir, à en limiter l’usage
      ou vous y opposer, en nous écrivant à l’adresse ci-dessus ou depuis la page de suivi de votre demande. Si notre
      réponse ne vous convient pas, vous pouvez adresser une réclamation à la{' '}
      <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.
    </p>
  ),
};
