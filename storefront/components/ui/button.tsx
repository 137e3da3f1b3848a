import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './button.module.css';

interface Look {
  /** `primary` is a page's main action; `light` is for dark backgrounds. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'light';
  size?: 'medium' | 'large';
}

/** One that stops by itself is `aria-disabled` and ignores its click: `disabled` would lose the focus. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} type={type} className={classNameOf({ variant, size }, className)} />;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...props }: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...props} className={classNameOf({ variant, size }, className)} />;
}

function classNameOf(
  { variant = 'secondary', size = 'medium' }: { [Key in keyof Look]: Look[Key] | undefined },
  className: string | undefined,
) {
  return classNames('screen-only', styles.button, styles[variant], size === 'large' && styles.large, className);
}
