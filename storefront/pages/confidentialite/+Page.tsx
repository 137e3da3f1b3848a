import { messages } from '@barnum/rules/messages';
import { TextPage } from '../../components/ui/text-page.tsx';
import type { PageData } from '../../lib/page-data.ts';

export function Page({ data: { company } }: { data: PageData }) {
  const address = company.adresse || messages.footer.addressMissing;
  const email = company.email ? <a href={`mailto:${company.email}`}>{company.email}</a> : messages.footer.emailMissing;
  return (
    <TextPage
      title="Politique de confidentialité"
      lead="Nous ne demandons que ce qu’il faut pour répondre à votre demande. Pas de cookies, pas de données de paiement."
    >
      <div className="prose">
        <h2>Qui en est responsable</h2>
        <p>
          {company.denomination || 'L’éditeur de ce site'}, {address}. E-mail : {email}.
        </p>
        <h2>Ce que nous recevons</h2>
        <p>
          Lorsque vous envoyez une demande de réservation : votre nom, votre prénom, la date souhaitée, un téléphone ou
          un e-mail, les articles choisis et, pour une livraison, son adresse. Le nom, le prénom, la date et l’un des
          deux moyens de vous joindre sont nécessaires pour vous répondre.
        </p>
        <h2>Pourquoi</h2>
        <p>
          Pour étudier votre demande, vous répondre et préparer la location : ce sont des mesures prises à votre demande
          avant un contrat, puis l’exécution de ce contrat. Ces données ne servent à rien d’autre ; elles ne sont ni
          vendues ni transmises à des tiers, notre hébergeur mis à part.
        </p>
        <h2>Combien de temps</h2>
        <p>
          Les données des clients sont conservées au plus 10 ans, durée pendant laquelle la loi nous demande de garder
          les pièces comptables. Les demandes restées sans suite sont effacées plus tôt.
        </p>
        <h2>Pas de cookies, pas de paiement</h2>
        <p>
          Ce site ne dépose aucun cookie et ne mesure pas votre visite. Votre demande en cours reste dans l’onglet de
          votre navigateur jusqu’à son envoi et disparaît avec lui. Aucun paiement n’a lieu en ligne : nous ne recevons
          aucune donnée bancaire.
        </p>
        <h2>Vos droits</h2>
        <p>
          Vous pouvez demander à consulter vos données, à les corriger, à les effacer, à les recevoir, à en limiter
          l’usage ou vous y opposer, en nous écrivant à l’adresse ci-dessus. Si notre réponse ne vous convient pas, vous
          pouvez adresser une réclamation à la <a href="https://www.cnil.fr/fr/plaintes">CNIL</a>.
        </p>
      </div>
    </TextPage>
  );
}
