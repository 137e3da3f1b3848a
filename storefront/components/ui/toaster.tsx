import 'sonner/dist/styles.css';
import { limits } from '@barnum/rules/limits';
import { Toaster as Sonner } from 'sonner';
import './toaster.css';

/** The toasts: top right, five seconds, focused with Alt+T. Rendered by the pages that raise them. */
export function Toaster() {
  return (
    <Sonner
      position="top-right"
      duration={limits.publicToastDuration}
      hotkey={['altKey', 'KeyT']}
      closeButton
      richColors
      offset={{ top: 80, right: 24 }}
      mobileOffset={{ top: 72 }}
      containerAriaLabel="Notifications"
      toastOptions={{ closeButtonAriaLabel: 'Fermer la notification' }}
    />
  );
}
