import { type ShopSettings, shopSettingsSentences } from '@barnum/rules/site/shop-settings/shop-settings';
import { useMutation } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { graphql } from '../../lib/service/graphql.ts';

const updateShopSettingsMutation = graphql(`
  mutation UpdateShopSettings($publie: Boolean, $equipe: Boolean, $packs: Boolean, $livraison: Boolean) {
    updateShopSettings(publie: $publie, equipe: $equipe, packs: $packs, livraison: $livraison) {
      publie
      equipe
      packs
      livraison
    }
  }
`);

/** Changes some settings of the shop, and says so. */
export function useShopSettingsChange() {
  const toasts = useToasts();
  const [{ fetching }, update] = useMutation(updateShopSettingsMutation);

  async function change(changed: Partial<ShopSettings>, saved: string = shopSettingsSentences.saved) {
    const { error } = await update(changed);
    if (error) toasts.error(shopSettingsSentences.failed);
    else toasts.success(saved);
  }

  return { change, isChanging: fetching };
}
