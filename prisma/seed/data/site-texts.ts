import type { SiteTextValues } from '@barnum/rules/site/site-texts/site-texts';

/** What the demo company says of itself; all other texts are the original ones. */
export const demoSiteTexts = {
  peopleText: `Une petite équipe, un dépôt à deux pas du quai, et du matériel que nous connaissons pièce par pièce : nous le lavons, le réparons et le montons nous-mêmes.

Venez toucher les nappes et compter les assiettes avant de vous décider. Un conseil ne coûte rien, et vous repartez avec la bonne taille de barnum.`,
} satisfies Partial<SiteTextValues>;
