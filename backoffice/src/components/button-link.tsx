import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ButtonProps, 'href' | 'onClick'> & { to: string; state?: object };

/** A link of the back-office that looks like a button. */
export function ButtonLink({ to, state, ...props }: Props) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLElement>(to, { state });
  return <Button {...props} href={href} onClick={go} />;
}
