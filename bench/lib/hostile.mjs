/** @type {(count: number, part: (index: number) => string) => string} */
const many = (count, part) => Array.from({ length: count }, (_, index) => part(index)).join(' ');
const long = 'x'.repeat(500_000);
const lists = `companionIds setNames components { nom } accessories { nom } specifications { label } capacite
  primaryImage { id } images { id }`;

/** What visitors might send to keep the service busy: refused soon, or answered within the goal. @type {Record<string, object>} */
export const hostileCalls = {
  'a list under twelve names': { query: `{ ${many(12, (index) => `a${index}: articles { longueDescription }`)} }` },
  'long texts of the whole catalogue': { query: '{ articles { longueDescription } }' },
  'all that is allowed of the catalogue': {
    query: `{ articles { id slug nom prix unite quantite lot nomLot quantiteMinimum courteDescription etat ordre montantCaution
      coutMontage tauxTva createdAt updatedAt categorie { id nom } primaryImage { picture { key width height } } } }`,
  },
  'lists of the whole catalogue': { query: `{ articles { ${lists} } }` },
  'what comes close': { query: '{ articles(search: "barnom pliantt etxra", proches: true) { id } }' },
  'a thousand names': { query: `{ ${many(1_000, (index) => `a${index}: articles { id }`)} }` },
  'fragments that double': {
    query: `{ articles { ...f0 } } ${many(90, (index) => `fragment f${index} on Article { ...f${index + 1} ...f${index + 1} }`)}
      fragment f90 on Article { id }`,
  },
  'fields that overlap': { query: `{ articles { ${'id nom '.repeat(240)} } articles { ${'id nom '.repeat(220)} } }` },
  'half a megabyte of fields': { query: `{ ${'a '.repeat(250_000)} }` },
  'half a megabyte of levels': { query: '{ a '.repeat(125_000) },
  'half a megabyte of directives': { query: `{ articles ${'@a '.repeat(166_000)} { id } }` },
  'half a megabyte of brackets': { query: `{ articles(ids: ${'['.repeat(500_000)}) { id } }` },
  'half a megabyte of a comment': { query: `# ${long}\n{ articles { id } } }` },
  'half a megabyte of a search': {
    query: 'query ($s: String) { articles(search: $s) { id } }',
    variables: { s: long },
  },
  'a hundred thousand ids': {
    query: 'query ($ids: [Int!]) { articles(ids: $ids) { id } }',
    variables: { ids: Array.from({ length: 100_000 }, (_, index) => index + 1) },
  },
  'the schema in the schema': {
    query: `{ __schema { types { fields { ${'type { fields { '.repeat(3)} name ${'} } '.repeat(3)} } } } }`,
  },
};
