import { messages } from '@barnum/rules/messages';
import { paths } from '@barnum/rules/paths';
import { LinkButton } from '../../components/ui/button.tsx';
import { Definition, DefinitionList } from '../../components/ui/definition-list.tsx';
import { PhoneLink } from '../../components/ui/phone-link.tsx';
import { TextPage } from '../../components/ui/text-page.tsx';
import { hoursInWords } from '../../lib/opening-hours.ts';
import type { PageData } from '../../lib/page-data.ts';
import styles from './contact.module.css';

export function Page({ data: { company } }: { data: PageData }) {
  const { adresse, telephone, email, horaires } = company;
  return (
    <TextPage
      title="Contact"
      lead="Une date à vérifier, un doute sur une taille de barnum ? Appelez-nous ou écrivez-nous, nous répondons nous-mêmes."
    >
      <div className={styles.contact}>
        <DefinitionList>
          <Definition name="Adresse">{adresse || messages.footer.addressMissing}</Definition>
          <Definition name="Téléphone">
            {telephone ? <PhoneLink number={telephone} /> : messages.footer.emailMissing}
          </Definition>
          <Definition name="E-mail">
            {email ? <a href={`mailto:${email}`}>{email}</a> : messages.footer.emailMissing}
          </Definition>
          <Definition name="Horaires">{hoursInWords(horaires)}</Definition>
        </DefinitionList>
        <div className={styles.request}>
          <h2 className={styles.title}>Vous savez déjà ce qu’il vous faut ?</h2>
          <p>Faites votre demande en ligne : trois étapes, sans engagement.</p>
          <LinkButton href={paths.reservation} variant="primary">
            Faire ma demande
          </LinkButton>
        </div>
      </div>
    </TextPage>
  );
}
