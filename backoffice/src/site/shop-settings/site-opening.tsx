import { shopSettingsSentences } from '@barnum/rules/site/shop-settings/shop-settings';
import { Button } from 'antd';
import { FormSection } from '../../components/form/form-section.tsx';
import { useAsk } from '../../components/questions.tsx';
import { useShopSettings } from '../../components/use-shop-settings.ts';
import { readConfig } from '../../lib/config.ts';
import styles from './site-opening.module.css';
import { useShopSettingsChange } from './use-shop-settings-change.ts';

/** Whether visitors see the site, with the act that opens it, or closes it for a while. */
export function SiteOpening() {
  const ask = useAsk();
  const { publie } = useShopSettings();
  const { change, isChanging } = useShopSettingsChange();

  async function close() {
    const question = {
      title: 'Fermer le site pour l’instant\u00a0?',
      detail:
        'Vos visiteurs ne verront plus ni l’accueil, ni le catalogue, ni le formulaire de demande, mais une page qui dit «\u00a0Notre site ouvre bientôt\u00a0». Rien n’est effacé, et vous le rouvrez quand vous voulez.',
      agree: 'Fermer le site',
    };
    if (await ask(question)) await change({ publie: false }, shopSettingsSentences.closed);
  }

  return (
    <FormSection title={publie ? 'Votre site est ouvert' : 'Votre site n’est pas encore publié'} titleId="ouverture">
      <p>
        {publie
          ? 'Vos visiteurs voient le catalogue et vous envoient des demandes.'
          : 'Vos visiteurs lisent une page qui dit «\u00a0Notre site ouvre bientôt\u00a0», avec votre téléphone et votre e-mail s’ils sont renseignés. Prenez le temps de tout préparer.'}
      </p>
      <div className={styles.acts}>
        {publie ? (
          <Button loading={isChanging} onClick={() => void close()}>
            Fermer le site
          </Button>
        ) : (
          <Button
            type="primary"
            loading={isChanging}
            onClick={() => void change({ publie: true }, shopSettingsSentences.published)}
          >
            Publier le site
          </Button>
        )}
        <a href={readConfig().storefrontUrl} target="_blank" rel="noopener">
          Voir ce que voient vos visiteurs
        </a>
      </div>
    </FormSection>
  );
}
