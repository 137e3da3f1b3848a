import { paths } from '@barnum/rules/paths';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { useShopSettings } from '../../components/use-shop-settings.ts';

/** Above the requests of a shop whose site is closed. */
export function ClosedNotice() {
  if (useShopSettings().publie) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="note"
      message="Votre site n’est pas publié"
      description={
        <>
          Vos visiteurs lisent qu’il ouvre bientôt. <Link to={paths.adminFirstSteps}>Le publier</Link>
        </>
      }
    />
  );
}
