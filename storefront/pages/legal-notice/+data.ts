import { type CompanyInfoName, companyValue } from '@barnum/rules/site/company-info/company-info';
import type { PageContextServer } from 'vike/types';
import { layoutQuery } from '../../lib/service/load-layout.server.ts';
import { loadPage } from '../../lib/service/load-page.server.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { answer, page } = await loadPage(layoutQuery, {}, pageContext);
  const value = (nom: CompanyInfoName) => companyValue(answer?.companyInfo ?? [], nom);
  return {
    ...page,
    legal: {
      formeJuridique: value('Forme juridique'),
      capital: value('Capital'),
      siege: value('Siège'),
      rcs: value('RCS'),
      tva: value('TVA'),
      directeur: value('Directeur de la publication'),
      hebergeur: value('Hébergeur'),
      mediateur: value('Médiateur'),
    },
  };
}
