import { todayInParis } from '@barnum/rules/dates/paris-time';
import { daysAgo } from '../../../../prisma/seed/dates.ts';
import type { Access } from '../../src/access.ts';

/** One row of the documented calls: who may make it, what is sent, and the same call through GraphQL. */
export interface DocumentedCall {
  /** Method and path as the service registers them. */
  call: string;
  /** Path with the ids of the fixtures; the call's own path when it has none. */
  path?: string;
  access: Access;
  body?: object;
  /** Names of the file's part and of the fields beside it. */
  upload?: { field: string; fields: Record<string, string> };
  /** Keys of the answer's outermost object; none for an empty answer. */
  answers: string[];
  status: number;
  graphql: string;
  /** Arguments of the GraphQL twin; an upload's file is `$file`. */
  variables?: Record<string, unknown>;
}

const form = {
  Nom: 'Le Goff',
  Prénom: 'Maëlle',
  date: todayInParis(daysAgo(-10)),
  phone: '06 39 98 01 12',
  'e-mail': null,
  item: [{ nom: 'Barnum pliant', quantite: 1 }],
  livraison_montage: false,
  adresse: null,
};

const credentials = { email: 'client@barnum.example', password: 'barnum-demo' };

const articleFields = [
  'id',
  'slug',
  'nom',
  'categorie',
  'categorie_nom',
  'article_categories',
  'prix',
  'unite',
  'quantite',
  'courte_description',
  'longue_description',
  'montant_caution',
  'coût_montage',
  'created_at',
  'updated_at',
  'images',
];

/** Keys of a record inside an answer, by the answer's path. */
export const documentedFields: Record<string, string[]> = {
  'GET /articles.articles.0': articleFields,
  'GET /articles/:id.article': articleFields,
  'GET /articles/:id/images.images.0': [
    'id',
    'id_article',
    'url_image',
    'alt_image',
    'primary',
    'created_at',
    'updated_at',
  ],
  'GET /categories.categories.0': [
    'id',
    'slug',
    'nom',
    'description',
    'url_image',
    'ordre',
    'created_at',
    'updated_at',
  ],
  'GET /partenaires.partenaires.0': ['id', 'nom', 'lien', 'logo'],
  'GET /testimonials.testimonials.0': ['id', 'prénom', 'nom', 'texte', 'source', 'hide', 'created_at'],
  'GET /company-info.companyInfo.0': ['id', 'nom', 'valeur'],
  'GET /forms.forms.0': [
    ...['id', 'Prénom', 'Nom', 'date', 'phone', 'e-mail', 'item', 'livraison_montage', 'created_at'],
    // Beyond the specification.
    ...['date_retour', 'statut'],
  ],
  'GET /forms.forms.0.item.0': ['nom', 'quantite'],
  'POST /auth/login.user': ['id', 'email', 'role', 'user_metadata'],
};

/** Every row of spec section 7, and the calls that the conventions add. */
export const documentedCalls: readonly DocumentedCall[] = [
  { call: 'GET /articles', access: 'public', answers: ['articles'], status: 200, graphql: '{ articles { id } }' },
  {
    call: 'GET /articles/:id',
    path: '/articles/1',
    access: 'public',
    answers: ['article'],
    status: 200,
    graphql: '{ article(id: 1) { id } }',
  },
  {
    call: 'GET /articles/category/:id',
    path: '/articles/category/1',
    access: 'public',
    answers: ['articles'],
    status: 200,
    graphql: '{ articlesByCategory(categoryId: 1) { id } }',
  },
  {
    call: 'POST /articles',
    access: 'articles',
    body: { nom: 'Table', prix: 8 },
    answers: ['article'],
    status: 201,
    graphql: 'mutation { createArticle(input: { nom: "Table", prix: "8" }) { id } }',
  },
  {
    call: 'PUT /articles/:id',
    path: '/articles/1',
    access: 'articles',
    body: { prix: 12.5, coût_montage: 3 },
    answers: ['article'],
    status: 200,
    graphql: 'mutation { updateArticle(id: 1, input: { prix: "12.50" }) { id } }',
  },
  {
    call: 'DELETE /articles/:id',
    path: '/articles/1',
    access: 'articles',
    answers: [],
    status: 204,
    graphql: 'mutation { deleteArticle(id: 1) }',
  },
  {
    call: 'GET /articles/:id/images',
    path: '/articles/1/images',
    access: 'public',
    answers: ['images'],
    status: 200,
    graphql: '{ article(id: 1) { images { id } } }',
  },
  { call: 'GET /categories', access: 'public', answers: ['categories'], status: 200, graphql: '{ categories { id } }' },
  {
    call: 'GET /categories/:id',
    path: '/categories/1',
    access: 'public',
    answers: ['category'],
    status: 200,
    graphql: '{ category(id: 1) { id } }',
  },
  {
    call: 'POST /categories',
    access: 'articles',
    body: { nom: 'Son', description: null, ordre: 3, url_image: null },
    answers: ['category'],
    status: 201,
    graphql: 'mutation { createCategory(input: { nom: "Son", ordre: 3 }) { id } }',
  },
  {
    call: 'PUT /categories/:id',
    path: '/categories/1',
    access: 'articles',
    body: { ordre: 4 },
    answers: ['category'],
    status: 200,
    graphql: 'mutation { updateCategory(id: 1, input: { ordre: 4 }) { id } }',
  },
  {
    call: 'DELETE /categories/:id',
    path: '/categories/2',
    access: 'articles',
    answers: [],
    status: 204,
    graphql: 'mutation { deleteCategory(id: 2) }',
  },
  { call: 'GET /partenaires', access: 'public', answers: ['partenaires'], status: 200, graphql: '{ partners { id } }' },
  {
    call: 'POST /partenaires',
    access: 'site',
    body: { nom: 'Ker', lien: 'https://ker.example/', logo: null },
    answers: ['partenaire'],
    status: 201,
    graphql: 'mutation { createPartner(input: { nom: "Ker", lien: "https://ker.example/" }) { id } }',
  },
  {
    call: 'PUT /partenaires/:id',
    path: '/partenaires/1',
    access: 'site',
    body: { nom: 'Ker', lien: null, logo: null },
    answers: ['partenaire'],
    status: 200,
    graphql: 'mutation { updatePartner(id: 1, input: { nom: "Ker" }) { id } }',
  },
  {
    call: 'DELETE /partenaires/:id',
    path: '/partenaires/1',
    access: 'site',
    answers: [],
    status: 204,
    graphql: 'mutation { deletePartner(id: 1) }',
  },
  {
    call: 'POST /upload/logo',
    access: 'site',
    upload: { field: 'logo', fields: { partenaireId: '1' } },
    answers: ['logoUrl'],
    status: 201,
    graphql: 'mutation ($file: Upload!) { uploadLogo(partnerId: 1, file: $file) }',
  },
  {
    call: 'POST /upload',
    access: 'articles',
    upload: { field: 'file', fields: { articleId: '1', altText: 'De près' } },
    answers: ['imageId', 'url'],
    status: 201,
    graphql: 'mutation ($file: Upload!) { uploadArticleImage(articleId: 1, altImage: "De près", file: $file) { id } }',
  },
  {
    call: 'POST /upload/category',
    access: 'articles',
    upload: { field: 'file', fields: { categoryId: '1', altText: 'Mobilier' } },
    answers: ['url'],
    status: 201,
    graphql: 'mutation ($file: Upload!) { uploadCategoryPicture(categoryId: 1, file: $file) { id } }',
  },
  {
    call: 'PUT /images/:id/set-primary',
    path: '/images/1/set-primary',
    access: 'articles',
    body: { articleId: 1 },
    answers: ['image'],
    status: 200,
    graphql: 'mutation { setPrimaryImage(id: 1) { id } }',
  },
  {
    call: 'DELETE /images/:id',
    path: '/images/1',
    access: 'articles',
    answers: [],
    status: 204,
    graphql: 'mutation { deleteImage(id: 1) }',
  },
  {
    call: 'GET /forms',
    access: 'requests',
    answers: ['forms'],
    status: 200,
    graphql: '{ reservationRequests { items { id } } }',
  },
  {
    call: 'POST /forms',
    access: 'public',
    body: form,
    answers: ['form'],
    status: 201,
    graphql: 'mutation ($input: ReservationRequestInput!) { createReservationRequest(input: $input) { id } }',
    variables: {
      input: {
        nom: 'Le Goff',
        prenom: 'Maëlle',
        date: form.date,
        phone: form.phone,
        livraisonMontage: false,
        items: [{ articleId: 1, quantite: 1 }],
      },
    },
  },
  {
    call: 'DELETE /forms/:id',
    path: '/forms/1',
    access: 'requests',
    answers: [],
    status: 204,
    graphql: 'mutation { deleteReservationRequest(id: 1) }',
  },
  {
    call: 'GET /cgv/latest',
    access: 'public',
    answers: ['id', 'text', 'created_at'],
    status: 200,
    graphql: '{ latestSalesConditions { id } }',
  },
  {
    call: 'GET /cgv/versions',
    access: 'public',
    answers: ['0', '1', '2'],
    status: 200,
    graphql: '{ salesConditionsVersions { id } }',
  },
  {
    call: 'GET /cgv/:id',
    path: '/cgv/1',
    access: 'public',
    answers: ['id', 'text', 'created_at'],
    status: 200,
    graphql: '{ salesConditionsVersion(id: 1) { id } }',
  },
  {
    call: 'POST /cgv',
    access: 'site',
    body: { text: '<p>Nouvelle version</p>' },
    answers: ['id', 'text', 'created_at'],
    status: 201,
    graphql: 'mutation { createSalesConditionsVersion(text: "<p>Nouvelle version</p>") { id } }',
  },
  {
    call: 'GET /company-info',
    access: 'public',
    answers: ['companyInfo'],
    status: 200,
    graphql: '{ companyInfo { id } }',
  },
  {
    call: 'GET /company-info/name/:name',
    path: '/company-info/name/adresse',
    access: 'public',
    answers: ['companyInfo'],
    status: 200,
    graphql: '{ companyInfoByName(nom: "adresse") { valeur } }',
  },
  {
    call: 'POST /company-info',
    access: 'settings',
    body: { nom: 'Enseigne', valeur: '' },
    answers: ['companyInfo'],
    status: 201,
    graphql: 'mutation { createCompanyInfo(nom: "SIREN", valeur: "") { id } }',
  },
  {
    call: 'PUT /company-info/:id',
    path: '/company-info/1',
    access: 'settings',
    body: { valeur: 'Ailleurs' },
    answers: ['companyInfo'],
    status: 200,
    graphql: 'mutation { updateCompanyInfo(id: 1, valeur: "Ailleurs") { id } }',
  },
  {
    call: 'DELETE /company-info/:id',
    path: '/company-info/1',
    access: 'settings',
    answers: [],
    status: 204,
    graphql: 'mutation { deleteCompanyInfo(id: 1) }',
  },
  {
    call: 'GET /testimonials',
    access: 'public',
    answers: ['testimonials'],
    status: 200,
    graphql: '{ testimonials { id } }',
  },
  {
    call: 'GET /testimonials/:id',
    path: '/testimonials/1',
    access: 'site',
    answers: ['testimonial'],
    status: 200,
    graphql: '{ testimonial(id: 1) { id } }',
  },
  {
    call: 'POST /testimonials',
    access: 'site',
    body: { prénom: 'Yann', nom: 'L.', texte: 'Parfait.', source: 'Google', hide: false },
    answers: ['id', 'testimonial'],
    status: 201,
    graphql: 'mutation { createTestimonial(input: { texte: "Parfait." }) { id } }',
  },
  {
    call: 'PUT /testimonials/:id',
    path: '/testimonials/1',
    access: 'site',
    body: { hide: true },
    answers: ['testimonial'],
    status: 200,
    graphql: 'mutation { updateTestimonial(id: 1, input: { hide: true }) { id } }',
  },
  {
    call: 'DELETE /testimonials/:id',
    path: '/testimonials/1',
    access: 'site',
    answers: [],
    status: 204,
    graphql: 'mutation { deleteTestimonial(id: 1) }',
  },
  {
    call: 'POST /auth/login',
    access: 'public',
    body: credentials,
    answers: ['token', 'user'],
    status: 200,
    graphql: 'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { token } }',
    variables: credentials,
  },
  { call: 'GET /auth/verify', access: 'authenticated', answers: ['user'], status: 200, graphql: '{ me { id } }' },
];
