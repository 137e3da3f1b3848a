import { Mark } from './mark.tsx';
import { useShop } from './shop.ts';

interface Props {
  /** Of the mark, and of what stands for it. */
  className?: string | undefined;
  /** Of the shop's name. */
  nameClass?: string | undefined;
  /** Of the shop's own logo. */
  logoClass?: string | undefined;
  /** Without the name, where there is no room for it. */
  isNarrow?: boolean;
}

/** The shop's own logo, else a small marquee and its name. */
export function ShopMark({ className, nameClass, logoClass, isNarrow = false }: Props) {
  const { name, logo } = useShop();
  if (logo !== '') return <img src={logo} alt={name} className={isNarrow ? className : logoClass} />;
  return (
    <>
      <Mark className={className} />
      {!isNarrow && <span className={nameClass}>{name}</span>}
    </>
  );
}
