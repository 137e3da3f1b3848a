import { pageSentences } from '@barnum/rules/page-sentences';
import { paths } from '@barnum/rules/paths';
import { Definition, DefinitionList } from '../../components/ui/definition-list.tsx';
import { MailLink } from '../../components/ui/mail-link.tsx';
import { PhoneLink } from '../../components/ui/phone-link.tsx';
import { PlainText } from '../../components/ui/plain-text.tsx';
import { ServiceUnavailable } from '../../components/ui/service-unavailable.tsx';
import { TextPage, type TextSection, TextSections } from '../../components/ui/text-page.tsx';
import { addressLines } from '../../lib/company/postal-address.ts';
import type { Data } from './+data.ts';

const missing = pageSentences.emailMissing;

export function Page({ data }: { data: Data }) {
  const sections = data.unavailable
    ? [...fixedSections]
    : [publisher(data), host(data), mediator(data), ...fixedSections];
  return (
    <TextPage title="Mentions légales" contents={sections}>
      {data.unavailable && <ServiceUnavailable telephone={data.company.telephone} />}
      <TextSections sections={sections} />
    </TextPage>
  );
}

function publisher({ company, legal }: Data): TextSection {
  return {
    id: 'editeur',
    title: 'Éditeur du site',
    body: (
      <DefinitionList>
        <Definition name="Dénomination">{company.denomination || missing}</Definition>
        <Definition name="Forme juridique">{legal.formeJuridique || missing}</Definition>
        <Definition name="Capital social">{legal.capital || missing}</Definition>
        <Definition name="Siège">
          <PlainText>{addressLines(legal.siege) || missing}</PlainText>
        </Definition>
        <Definition name="Immatriculation (RCS, RNE)">{legal.rcs || missing}</Definition>
        <Definition name="TVA intracommunautaire">{legal.tva || missing}</Definition>
        <Definition name="Téléphone">
          {company.telephone ? <PhoneLink number={company.telephone} /> : missing}
        </Definition>
        <Definition name="E-mail">{company.email ? <MailLink address={company.email} /> : missing}</Definition>
        <Definition name="Directeur de la publication">{legal.directeur || missing}</Definition>
      </DefinitionList>
    ),
  };
}

function host({ legal }: Data): TextSection {
  return {
    id: 'hebergement',
    title: 'Hébergement',
    body: (
      <p>
        <PlainText>{legal.hebergeur || missing}</PlainText>
      </p>
    ),
  };
}

function mediator({ legal }: Data): TextSection {
  return {
    id: 'mediation',
    title: 'Médiation de la consommation',
    body: (
      <>
        <p>
          Si une réclamation écrite ne nous a pas permis de nous accorder, vous pouvez saisir gratuitement le médiateur
          dont nous relevons :
        </p>
        <p>
          <PlainText>{legal.mediateur || missing}</PlainText>
        </p>
      </>
    ),
  };
}

const fixedSections: readonly TextSection[] = [
  {
    id: 'textes-et-images',
    title: 'Textes et images',
    body: (
      <p>
        Les textes, dessins et photographies de ce site nous appartiennent ou sont publiés avec l’accord de leurs
        auteurs. Écrivez-nous avant de les réutiliser.
      </p>
    ),
  },
  {
    id: 'donnees-personnelles',
    title: 'Données personnelles',
    body: (
      <p>
        Ce que nous faisons de vos données est dit dans notre <a href={paths.privacy}>politique de confidentialité</a>.
        Ce site ne dépose aucun cookie.
      </p>
    ),
  },
];
