import { PictureOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { type LogoLayout, logoLayout } from './logo-layout.ts';
import styles from './partner-logo.module.css';

interface Props {
  address: string | null;
  /** Its size in pixels, when the service knows it. */
  size?: { width: number; height: number } | null;
}

/** A partner's logo, laid out by its aspect ratio; decorative beside the partner's name. */
export function PartnerLogo({ address, size }: Props) {
  // Measured in the browser, valid for this address only.
  const [seen, setSeen] = useState<{ address: string; layout: LogoLayout | 'broken' } | null>(null);
  const shown = seen?.address === address ? seen.layout : null;

  if (address === null || shown === 'broken') {
    return (
      <div className={styles.none}>
        <PictureOutlined aria-hidden />
        <span>{address === null ? 'Sans logo' : 'Logo introuvable'}</span>
      </div>
    );
  }
  const layout = size ? logoLayout(size) : (shown ?? 'square');
  return (
    <div className={styles[layout]} data-layout={layout}>
      <img
        src={address}
        alt=""
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSeen({ address, layout: logoLayout({ width, height }) })
        }
        onError={() => setSeen({ address, layout: 'broken' })}
      />
    </div>
  );
}
