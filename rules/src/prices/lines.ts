/** What a line of a request is: an article of the catalogue, something of its own, a fee, or the delivery. */
export const lineKinds = ['article', 'libre', 'frais', 'livraison'] as const;
export type LineKind = (typeof lineKinds)[number];

export const lineKindLabels: Record<LineKind, string> = {
  article: 'Article',
  libre: 'Ligne libre',
  frais: 'Frais',
  livraison: 'Livraison',
};

/** The name of a delivery that nobody named. */
export const deliveryName = 'Livraison et reprise';

/** The rates of French VAT that an article may carry, in percent, as exact texts. */
export const vatRates = ['20.00', '10.00', '5.50', '2.10', '0.00'] as const;

/** Sentences about lines and discounts, which only administrators read. */
export const lineSentences = {
  negativePrice:
    'Un prix ne peut pas être négatif : pour baisser le prix, saisissez une remise, sur la ligne ou sur l’ensemble',
  priceRequired: 'Veuillez saisir le prix de cette ligne',
  quantityRequired: 'Veuillez saisir une quantité de 0,01 au moins',
  quantityDecimals: 'Une quantité a deux décimales au plus, comme 12,5',
  oneDelivery: 'Une demande n’a qu’une ligne de livraison',
  deliveryOnce: 'Une livraison se compte une fois : saisissez 1 comme quantité, et son prix entier',
  noArticle: 'Seule une ligne d’article peut nommer un article',
  coefficient: 'Un coefficient va de 0,001 à 999,999, avec trois décimales au plus, comme 1,5',
  discount: 'Une remise est un montant en euros ou un pourcentage de 0 à 100, avec deux décimales au plus',
  rate: 'Veuillez saisir un taux de 0 à 99,99, comme 20 ou 5,5',
  articleRate: 'Veuillez choisir 20, 10, 5,5, 2,1 ou 0\u00a0%',
  discountReason: 'Veuillez dire pourquoi cette remise\u00a0: le devis et la facture le disent',
  percentMax: 'Une remise ne dépasse pas 100\u00a0%',
  discountMax: (most: string) => `La remise dépasse ce dont elle est déduite : ${most} au plus`,
} as const;
