import type { CustomerKind } from '@barnum/rules/customers/customers';

/** A customer of the demo shop. Numbers belong to ranges kept for fiction, addresses to a town that does not exist. */
export interface DemoCustomer {
  kind: CustomerKind;
  nom: string;
  prenom?: string;
  telephone: string;
  email: string | null;
  rue: string;
  /** Requests of each season. */
  requests: number;
  siret?: string;
  bonDeCommande?: boolean;
  contact?: string;
  notes?: string;
  etiquettes?: string[];
}

const person = (prenom: string, nom: string, number: string, rue: string, requests = 1): DemoCustomer => ({
  kind: 'particulier',
  prenom,
  nom,
  telephone: `06 39 98 ${number}`,
  rue,
  requests,
  email: `${prenom
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')}@client.example`,
});

const group = (
  kind: CustomerKind,
  nom: string,
  mailbox: string,
  number: string,
  more: Pick<DemoCustomer, 'rue' | 'requests'> & Partial<DemoCustomer>,
): DemoCustomer => ({ kind, nom, telephone: `02 61 91 ${number}`, email: `${mailbox}@client.example`, ...more });

/** Thirty customers, two of which are one: their page says so. */
export const demoCustomers: readonly DemoCustomer[] = [
  group('collectivite', 'Mairie de Presqu’île-sur-Mer', 'mairie', '01 10', {
    rue: '1 place de l’Église',
    requests: 4,
    siret: '123456782',
    bonDeCommande: true,
    contact: 'Service des fêtes',
    notes: 'Livrer avant 10 h, portail côté halles.',
    etiquettes: ['fidèle', 'marché public'],
  }),
  group('association', 'Les Amis du Port', 'amis-du-port', '01 11', {
    rue: 'Place de la Cale',
    requests: 2,
    etiquettes: ['fidèle'],
  }),
  group('association', 'Amis du Port, fête de la mer', 'amis-du-port', '01 12', {
    rue: 'Place de la Cale',
    requests: 1,
  }),
  group('association', 'Maison des associations', 'maison-des-associations', '00 63', {
    rue: '1 place de l’Église',
    requests: 2,
  }),
  group('collectivite', 'École du Phare', 'ecole-du-phare', '01 14', {
    rue: '12 rue du Phare',
    siret: '000000018',
    requests: 1,
    bonDeCommande: true,
  }),
  group('collectivite', 'Communauté de communes des Îles', 'communaute', '01 15', {
    rue: '4 quai Nord',
    siret: '000000026',
    requests: 1,
    bonDeCommande: true,
  }),
  group('association', 'Comité des fêtes', 'comite-des-fetes', '01 16', {
    rue: '2 rue des Halles',
    requests: 3,
    etiquettes: ['fidèle'],
  }),
  group('association', 'Union sportive de la Presqu’île', 'union-sportive', '01 17', {
    rue: 'Stade des Dunes',
    requests: 2,
  }),
  group('association', 'Cercle celtique An Avel', 'an-avel', '01 18', { rue: '7 rue des Korrigans', requests: 1 }),
  group('association', 'Amicale des sauveteurs', 'sauveteurs', '01 19', { rue: 'Quai du Canot', requests: 1 }),
  group('professionnel', 'Crêperie du Môle', 'creperie', '01 20', {
    rue: '3 quai du Môle',
    siret: '000000034',
    requests: 2,
    notes: 'Paie à trente jours.',
  }),
  group('professionnel', 'Domaine de Kerdour', 'kerdour', '01 21', {
    rue: 'Kerdour',
    siret: '000000042',
    requests: 3,
    etiquettes: ['mariages', 'fidèle'],
  }),
  group('professionnel', 'Traiteur Goémon', 'goemon', '01 22', {
    rue: '15 rue du Four',
    siret: '000000059',
    requests: 2,
    etiquettes: ['mariages'],
  }),
  group('professionnel', 'Camping des Ajoncs', 'ajoncs', '01 23', {
    rue: 'Route des Ajoncs',
    siret: '000000067',
    requests: 1,
  }),
  group('professionnel', 'Librairie du Large', 'librairie', '01 24', {
    rue: '9 rue des Halles',
    siret: '000000075',
    requests: 1,
  }),
  person('Nolwenn', 'C.', '01 12', '14 route des Ajoncs', 0),
  person('Hélène', 'V.', '02 10', '5 rue du Puits'),
  person('Ronan', 'J.', '02 44', '8 impasse des Mouettes'),
  person('Gwenola', 'R.', '02 73', '3 rue du Phare'),
  person('Maëlle', 'B.', '03 01', '21 rue des Sables'),
  person('Tugdual', 'L.', '03 02', '2 chemin du Lavoir'),
  person('Soizic', 'M.', '03 03', '6 venelle du Puits'),
  person('Corentin', 'D.', '03 04', '30 avenue des Pins'),
  person('Enora', 'F.', '03 05', '11 rue du Moulin'),
  person('Alan', 'G.', '03 06', '4 rue des Embruns'),
  person('Rozenn', 'H.', '03 07', '17 rue du Bourg'),
  person('Malo', 'N.', '03 08', '1 allée des Cormorans'),
  person('Katell', 'O.', '03 09', '25 route de la Pointe', 0),
  person('Brieuc', 'Q.', '03 10', '13 rue de la Forge', 0),
  person('Azenor', 'S.', '03 11', '9 rue des Écoles', 0),
];
