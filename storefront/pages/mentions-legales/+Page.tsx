import { messages } from '@barnum/rules/messages';
import { paths } from '@barnum/rules/paths';
import { Definition, DefinitionList } from '../../components/ui/definition-list.tsx';
import { TextPage } from '../../components/ui/text-page.tsx';
import type { Data } from './+data.ts';

const missing = messages.footer.emailMissing;

export function Page({ data: { company, legal } }: { data: Data }) {
  return (
    <TextPage title="Mentions légales">
      <div className="prose">
        <h2>Éditeur du site</h2>
        <DefinitionList>
          <Definition name="Dénomination">{company.denomination || missing}</Definition>
          <Definition name="Forme juridique">{legal.formeJuridique || missing}</Definition>
          <Definition name="Capital social">{legal.capital || missing}</Definition>
          <Definition name="Siège">{legal.siege || missing}</Definition>
          <Definition name="Immatriculation">{legal.rcs || missing}</Definition>
          <Definition name="TVA intracommunautaire">{legal.tva || missing}</Definition>
          <Definition name="Téléphone">{company.telephone || missing}</Definition>
          <Definition name="E-mail">{company.email || missing}</Definition>
          <Definition name="Directeur de la publication">{legal.directeur || missing}</Definition>
        </DefinitionList>
        <h2>Hébergement</h2>
        <p>{legal.hebergeur || missing}</p>
        <h2>Médiation de la consommation</h2>
        <p>
          Si une réclamation écrite ne nous a pas permis de nous accorder, vous pouvez saisir gratuitement le médiateur
          dont nous relevons :
        </p>
        <p>{legal.mediateur || missing}</p>
        <h2>Textes et images</h2>
        <p>
          Les textes, dessins et photographies de ce site nous appartiennent ou sont publiés avec l’accord de leurs
          auteurs. Écrivez-nous avant de les réutiliser.
        </p>
        <h2>Données personnelles</h2>
        <p>
          Ce que nous faisons de vos données est dit dans notre <a href={paths.privacy}>politique de confidentialité</a>
          .
        </p>
      </div>
    </TextPage>
  );
}
