import { rentalInWords } from '../../prices/rental-in-words.ts';
import { rentalTermsOf } from '../../prices/rental-terms.ts';
import { depositKept } from '../../requests/reservation-requests/cancellations.ts';
import { textFigures } from '../../site/text-figures/text-figures.ts';
import { fillPlaceholders, unknownPlaceholders } from '../../text/placeholders.ts';
import { howToAccept } from './how-to-accept.ts';

/** The mails that the product writes, in the order of a request's life. */
export const mailKinds = [
  'accuse',
  'alerte',
  'devis',
  'relance_devis',
  'confirmation',
  'refus',
  'rappel',
  'annulation',
  'maintien',
  'reponse',
  'visiteur',
  'facture',
  'relance',
  'compte',
  'code',
  'acceptation',
  'retractation',
  'depart',
  'retour',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mails whose words an administrator may change: not those that keep an account safe, or prove something. */
export const editableMailKinds = mailKinds.filter((kind) => !['compte', 'code', 'retractation'].includes(kind));

/** Stands in stored mails for the code of an acceptance, which only the mail that is sent contains. */
export const codePlaceholder = '\u0001code\u0001';

/** Mails of a company that invoices here. */
export const invoiceMailKinds: readonly MailKind[] = ['facture', 'relance'];

/** Mails to the administrators; the others are for the visitor. */
export const administratorMailKinds = ['alerte', 'visiteur', 'compte'] as const satisfies readonly MailKind[];
export type VisitorMailKind = Exclude<MailKind, (typeof administratorMailKinds)[number]>;

/** When each mail is sent, and to whom. */
export const mailKindLabels: Record<MailKind, { title: string; when: string }> = {
  accuse: { title: 'Accusé de réception', when: 'Au visiteur, dès que sa demande arrive.' },
  alerte: { title: 'Alerte', when: 'À qui reçoit les alertes, dès qu’une demande arrive par le site.' },
  devis: { title: 'Devis', when: 'Au visiteur, quand vous lui envoyez son devis, qui y est joint.' },
  relance_devis: {
    title: 'Rappel du devis',
    when: 'Au visiteur, quand son devis attend sa réponse depuis quelques jours\u00a0; le devis y est joint.',
  },
  confirmation: { title: 'Confirmation', when: 'Au visiteur, quand sa demande est confirmée.' },
  refus: { title: 'Refus', when: 'Au visiteur, quand sa demande est refusée.' },
  rappel: { title: 'Rappel', when: 'Au visiteur, quelques jours avant le retrait d’une demande confirmée.' },
  annulation: {
    title: 'Annulation acceptée',
    when: 'Au visiteur, quand vous acceptez sa demande d’annulation.',
  },
  maintien: {
    title: 'Annulation refusée',
    when: 'Au visiteur, quand vous refusez sa demande d’annulation.',
  },
  reponse: { title: 'Réponse', when: 'Au visiteur, quand vous répondez à ses messages.' },
  visiteur: {
    title: 'Nouvelles du visiteur',
    when: 'À qui reçoit les alertes, quand un visiteur écrit, accepte ou refuse son devis, annule, demande l’annulation ou l’effacement depuis sa page de suivi, et à qui voit l’argent quand son retour reste à régler.',
  },
  facture: { title: 'Facture', when: 'Au client, quand vous lui envoyez une facture ou un avoir, qui y est joint.' },
  relance: { title: 'Relance', when: 'Au client, quand vous lui rappelez une facture en retard, qui y est jointe.' },
  compte: { title: 'Votre compte', when: 'À qui se connecte, quand quelque chose de son compte change.' },
  code: { title: 'Code d’acceptation', when: 'Au visiteur, quand il demande le code qui accepte son devis.' },
  acceptation: {
    title: 'Devis accepté',
    when: 'Au visiteur, quand il accepte son devis en ligne\u00a0; la preuve y est jointe.',
  },
  retractation: {
    title: 'Rétractation',
    when: 'Au visiteur, quand il renonce au contrat\u00a0: l’accusé de réception daté que la loi demande.',
  },
  depart: { title: 'Départ', when: 'Au client, quand son départ est noté\u00a0; l’état des lieux y est joint.' },
  retour: { title: 'Retour', when: 'Au client, quand son retour est noté\u00a0; l’état des lieux y est joint.' },
};

/** The fields that a template may name between double braces, with sample values for its preview. */
export const mailFields = {
  prenom: 'Camille',
  nom: 'Le Goff',
  numero: '128',
  dates: rentalInWords({ date: '2026-07-11', debut: '2026-07-10', fin: '2026-07-13' }, rentalTermsOf([]), {
    withYear: true,
  }),
  articles: '– 1 × Tente 3 × 6 m\n– 8 × Table pliante\n– 60 × Chaise pliante blanche',
  livraison: 'Livraison et montage : 4 rue des Ajoncs, 29000 Exempleville',
  contact: 'Téléphone : 02 99 00 00 00\nE-mail : camille@exemple.example',
  devis: 'D-2026-00042',
  montant: '1 234,50 € TTC',
  validite: '30 juin 2026',
  accord: howToAccept(true),
  retenue: depositKept,
  mot: 'Nous vous attendons à partir de 9 h.',
  suivi: 'https://exemple.example/suivi/128-0123456789abcdef0123456789abcdef01234567',
  administration: 'https://admin.exemple.example/admin/demandes/128',
  evenement: 'vous a écrit',
  facture: 'facture F-2026-00042',
  reglement: 'À payer : 1 234,50 €, au plus tard le 30 juin 2026.',
  entreprise: 'Location du Ponant',
  coordonnees: '02 98 00 00 00\ncontact@exemple.example',
  ...textFigures([]),
} as const;
export type MailField = keyof typeof mailFields;
export type MailValues = Record<MailField, string>;

/** Subject and text of a mail, with fields to fill in. */
export interface MailTemplate {
  subject: string;
  text: string;
}

const farewell = '{{entreprise}}\n{{coordonnees}}';

/** The templates until an administrator changes them. */
export const defaultMailTemplates: Record<MailKind, MailTemplate> = {
  accuse: {
    subject: 'Votre demande n° {{numero}} est bien arrivée',
    text: `Bonjour {{prenom}},

Nous avons bien reçu votre demande :

{{dates}}

{{articles}}

{{livraison}}

Nous vérifions que tout est libre à ces dates et revenons vers vous rapidement. Votre demande est sans engagement : ce n’est pas encore une réservation.

Pour suivre votre demande, nous écrire ou l’annuler, voici votre page privée, à ne transmettre à personne :
{{suivi}}

À bientôt,
${farewell}`,
  },
  alerte: {
    subject: 'Nouvelle demande n° {{numero}} de {{prenom}} {{nom}}',
    text: `{{prenom}} {{nom}} a envoyé une demande par le site :

{{dates}}

{{articles}}

{{livraison}}

{{contact}}

{{mot}}

Répondez-lui depuis l’administration\u00a0:
{{administration}}`,
  },
  devis: {
    subject: 'Votre devis {{devis}}',
    text: `Bonjour {{prenom}},

Vous trouverez ci-joint notre devis {{devis}}, d’un montant de {{montant}}, pour votre demande :

{{dates}}

{{articles}}

{{livraison}}

Il est valable jusqu’au {{validite}}. {{accord}}

{{mot}}

Votre page de suivi, pour retrouver votre demande ou nous écrire :
{{suivi}}

À bientôt,
${farewell}`,
  },
  relance_devis: {
    subject: 'Votre devis {{devis}} attend votre réponse',
    text: `Bonjour {{prenom}},

Nous vous avons envoyé le devis {{devis}}, d’un montant de {{montant}}, que vous trouverez de nouveau ci-joint\u00a0:

{{dates}}

{{articles}}

Il est valable jusqu’au {{validite}}. {{accord}}

{{mot}}

Une question, un changement\u00a0? Écrivez-nous depuis votre page de suivi, où vous pouvez aussi nous dire que vous n’en avez plus besoin\u00a0:
{{suivi}}

À bientôt,
${farewell}`,
  },
  confirmation: {
    subject: 'Votre réservation n° {{numero}} est confirmée',
    text: `Bonjour {{prenom}},

Bonne nouvelle : votre réservation est confirmée.

{{dates}}

{{articles}}

{{livraison}}

{{mot}}

Votre page de suivi, pour la retrouver ou nous écrire :
{{suivi}}

À bientôt,
${farewell}`,
  },
  refus: {
    subject: 'Votre demande n° {{numero}}',
    text: `Bonjour {{prenom}},

Nous sommes désolés : nous ne pouvons pas répondre à votre demande cette fois-ci.

{{dates}}

{{articles}}

{{mot}}

N’hésitez pas à nous appeler : d’autres dates ou d’autres articles sont peut-être possibles.

Vous pouvez aussi nous écrire depuis votre page de suivi :
{{suivi}}

Bien à vous,
${farewell}`,
  },
  rappel: {
    subject: 'C’est bientôt : votre réservation n° {{numero}}',
    text: `Bonjour {{prenom}},

Votre réservation approche :

{{dates}}

{{articles}}

{{livraison}}

Un changement, une question ? Appelez-nous.

Vous pouvez aussi nous écrire depuis votre page de suivi :
{{suivi}}

À bientôt,
${farewell}`,
  },
  annulation: {
    subject: 'Votre réservation n° {{numero}} est annulée',
    text: `Bonjour {{prenom}},

Comme vous l’avez demandé, votre réservation est annulée :

{{dates}}

{{articles}}

{{retenue}}

{{mot}}

Votre page de suivi, pour nous écrire :
{{suivi}}

À bientôt,
${farewell}`,
  },
  maintien: {
    subject: 'Votre demande d’annulation de la réservation n° {{numero}}',
    text: `Bonjour {{prenom}},

Nous avons lu votre demande d’annulation et ne pouvons pas l’accepter : votre réservation reste confirmée.

{{mot}}

{{dates}}

{{articles}}

{{livraison}}

Votre page de suivi, pour nous écrire :
{{suivi}}

À bientôt,
${farewell}`,
  },
  reponse: {
    subject: 'Notre réponse à propos de votre demande n° {{numero}}',
    text: `Bonjour {{prenom}},

{{mot}}

Votre page de suivi, pour nous répondre et relire nos échanges :
{{suivi}}

À bientôt,
${farewell}`,
  },
  visiteur: {
    subject: 'Demande n° {{numero}} : {{prenom}} {{nom}} {{evenement}}',
    text: `{{prenom}} {{nom}} {{evenement}}.

{{mot}}

{{dates}}

{{articles}}

{{livraison}}

{{contact}}

Ouvrez la demande dans l’administration\u00a0:
{{administration}}`,
  },
  facture: {
    subject: 'Votre {{facture}}',
    text: `Bonjour,

Vous trouverez ci-joint votre {{facture}}, d’un montant de {{montant}}.

{{reglement}}

{{mot}}

Bien à vous,
${farewell}`,
  },
  compte: { subject: '{{evenement}}', text: `{{mot}}\n\n${farewell}` },
  code: {
    subject: 'Votre code pour accepter le devis {{devis}}',
    text: `Bonjour {{prenom}},

Voici le code qui accepte le devis {{devis}}, d’un montant de {{montant}} :

${codePlaceholder}

Il est valable dix minutes. Ne le donnez à personne : nous ne vous le demanderons jamais. Si vous n’avez rien demandé, ne tenez pas compte de ce message.

${farewell}`,
  },
  acceptation: {
    subject: 'Vous avez accepté le devis {{devis}}',
    text: `Bonjour {{prenom}},

Vous avez accepté notre devis {{devis}}, d’un montant de {{montant}} :

{{dates}}

{{articles}}

{{livraison}}

{{mot}}

Le devis, nos conditions générales, la page que vous avez signée et la preuve de votre accord sont joints à ce message : gardez-les.

Votre page de suivi, pour retrouver votre réservation ou nous écrire :
{{suivi}}

À bientôt,
${farewell}`,
  },
  retractation: {
    subject: 'Accusé de réception de votre rétractation, devis {{devis}}',
    text: `Bonjour {{prenom}},

{{mot}}

{{dates}}

{{articles}}

Votre page de suivi :
{{suivi}}

Bien à vous,
${farewell}`,
  },
  depart: {
    subject: 'État des lieux de départ, réservation n° {{numero}}',
    text: `Bonjour {{prenom}},

Le matériel de votre réservation est parti. Vous trouverez ci-joint l’état des lieux de départ : ce qui vous a été remis, et son état.

{{dates}}

Votre page de suivi, pour le retrouver ou nous écrire :
{{suivi}}

Belle fête,
${farewell}`,
  },
  retour: {
    subject: 'État des lieux de retour, réservation n° {{numero}}',
    text: `Bonjour {{prenom}},

Le matériel de votre réservation est revenu. Vous trouverez ci-joint l’état des lieux de retour.

{{mot}}

Votre page de suivi, pour le retrouver ou nous écrire :
{{suivi}}

Merci de votre confiance, et à bientôt,
${farewell}`,
  },
  relance: {
    subject: 'Rappel : votre {{facture}}',
    text: `Bonjour,

Sauf erreur de notre part, votre {{facture}} n’est pas encore réglée :

{{reglement}}

Elle est jointe à ce message. Si votre règlement est parti entre-temps, merci de ne pas tenir compte de ce rappel.

{{mot}}

Bien à vous,
${farewell}`,
  },
};

/** The names between double braces that are no field. */
export function unknownMailFields(text: string): string[] {
  return unknownPlaceholders(text, Object.keys(mailFields));
}

/** Fills `values` into a template. An empty value leaves no blank lines; a subject is one line. */
export function fillMail(template: MailTemplate, values: MailValues): MailTemplate {
  const fill = (text: string) => fillPlaceholders(text, values);
  return {
    subject: fill(template.subject).replace(/\s+/g, ' ').trim(),
    text: `${fill(template.text)
      .replace(/\r\n?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`,
  };
}
