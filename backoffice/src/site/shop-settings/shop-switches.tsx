import { Radio } from 'antd';
import { SwitchRow } from '../../components/form/switch-row.tsx';
import { useShopSettings } from '../../components/use-shop-settings.ts';
import { useShopSettingsChange } from './use-shop-settings-change.ts';

const ways = [
  { value: false, label: 'Seul ou à deux' },
  { value: true, label: 'Avec une équipe' },
];

/** Whether several people work with Barnum. */
export function TeamChoice({ labelledBy }: { labelledBy: string }) {
  const { equipe } = useShopSettings();
  const { change, isChanging } = useShopSettingsChange();
  return (
    <>
      <Radio.Group
        aria-labelledby={labelledBy}
        value={equipe}
        disabled={isChanging}
        options={ways}
        onChange={({ target }) => void change({ equipe: target.value })}
      />
      <p>
        Avec une équipe, l’onglet Équipe vous sert à inviter des personnes et à choisir ce que chacune voit. Seul ou à
        deux, il n’apparaît pas.
      </p>
    </>
  );
}

export function PacksSwitch() {
  const { packs } = useShopSettings();
  const { change, isChanging } = useShopSettingsChange();
  return (
    <SwitchRow
      id="rubrique-packs"
      label="Packs et ensembles"
      help={
        'Un pack réunit des articles à un seul prix, un ensemble les propose pour tant de convives. Désactivé, ni le menu ni la fiche d’un article n’en parlent\u00a0; ceux qui existent restent.'
      }
      isOn={packs}
      isChanging={isChanging}
      onChange={(isOn) => void change({ packs: isOn })}
    />
  );
}

export function DeliverySwitch() {
  const { livraison } = useShopSettings();
  const { change, isChanging } = useShopSettingsChange();
  return (
    <SwitchRow
      id="rubrique-livraison"
      label="Livraison et montage"
      help="Vos visiteurs peuvent demander la livraison, au prix de vos zones. Désactivé, ils viennent chercher ce qu’ils louent, et les zones ne se montrent plus."
      isOn={livraison}
      isChanging={isChanging}
      onChange={(isOn) => void change({ livraison: isOn })}
    />
  );
}
