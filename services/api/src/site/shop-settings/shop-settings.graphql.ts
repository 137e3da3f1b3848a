import type { ShopSettings } from '@barnum/rules/site/shop-settings/shop-settings';
import { builder } from '../../platform/graphql/builder.ts';
import { readShopSettings, updateShopSettings } from './shop-settings.domain.ts';

const ShopSettingsType = builder.objectRef<ShopSettings>('ShopSettings').implement({
  description: 'Ce que l’entreprise utilise, et si son site est ouvert aux visiteurs.',
  fields: (t) => ({
    publie: t.exposeBoolean('publie', { description: 'Le site est ouvert ; sinon une page dit qu’il ouvre bientôt.' }),
    equipe: t.exposeBoolean('equipe', { description: 'Plusieurs personnes ont un accès à elles.' }),
    packs: t.exposeBoolean('packs', { description: 'Des articles faits d’autres, et des ensembles.' }),
    livraison: t.exposeBoolean('livraison', { description: 'L’entreprise livre.' }),
  }),
});

builder.queryFields((t) => ({
  shopSettings: t.field({
    type: ShopSettingsType,
    description: 'Ce que l’entreprise utilise, et si son site est ouvert.',
    authScopes: { public: true },
    resolve: (_root, _args, { db }) => readShopSettings(db),
  }),
}));

builder.mutationFields((t) => ({
  updateShopSettings: t.field({
    type: ShopSettingsType,
    description: 'Changer ce que l’entreprise utilise, ou ouvrir et fermer le site ; ce qui n’est pas dit demeure.',
    authScopes: { settings: true },
    args: {
      publie: t.arg.boolean({ description: 'Ouvrir le site, ou dire qu’il ouvre bientôt.' }),
      equipe: t.arg.boolean({ description: 'Plusieurs personnes.' }),
      packs: t.arg.boolean({ description: 'Packs et ensembles.' }),
      livraison: t.arg.boolean({ description: 'L’entreprise livre.' }),
    },
    resolve: (_root, args, { db }) => {
      const said = Object.entries(args).filter(([, value]) => typeof value === 'boolean');
      return updateShopSettings(db, Object.fromEntries(said) as Partial<ShopSettings>);
    },
  }),
}));
