/** Users of the demo data. */
export const administrator = { email: 'admin@barnum.example', password: 'barnum-demo' };
export const plainUser = { email: 'client@barnum.example', password: 'barnum-demo' };
export const ofTeam = { email: 'equipe@barnum.example', password: 'barnum-demo' };
export const ofPreparation = { email: 'preparation@barnum.example', password: 'barnum-demo' };
