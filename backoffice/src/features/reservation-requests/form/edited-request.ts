import type { ChosenItem } from '../../../components/form/items-field.tsx';
import type { EditedRecord } from '../../../components/form/use-record-form.tsx';
import type { ReservationRequest } from '../requests.ts';

/** The values of a request's form. */
export interface RequestValues {
  nom: string;
  prenom: string;
  date: string;
  dateRetrait: string;
  dateRetour: string;
  phone: string;
  email: string;
  items: ChosenItem[];
  livraisonMontage: boolean;
  adresse: string;
}

/** A request as its form edits it; `id` is null for one entered after a telephone call. */
export interface EditedRequest extends EditedRecord<RequestValues> {
  id: number | null;
}

/** The form's initial values, for an existing request or a new one. */
export function editedRequest(request?: ReservationRequest): EditedRequest {
  if (!request) return { id: null, updatedAt: null, values: empty };
  const { id, updatedAt, nom, prenom, date, livraisonMontage } = request;
  const items = request.items.map((item) => ({ articleId: item.articleId, nom: item.nom, quantite: item.quantite }));
  const days = { date, dateRetrait: request.dateRetrait ?? '', dateRetour: request.dateRetour ?? '' };
  const texts = { phone: request.phone ?? '', email: request.email ?? '', adresse: request.adresse ?? '' };
  return { id, updatedAt, values: { nom, prenom, ...days, ...texts, items, livraisonMontage } };
}

const empty: RequestValues = {
  nom: '',
  prenom: '',
  date: '',
  dateRetrait: '',
  dateRetour: '',
  phone: '',
  email: '',
  items: [],
  livraisonMontage: false,
  adresse: '',
};
