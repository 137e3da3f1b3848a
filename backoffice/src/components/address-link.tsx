import { EnvironmentOutlined } from '@ant-design/icons';
import styles from './address-link.module.css';

/** A postal address, which opens in the maps of the device. Nothing leaves the browser before it is pressed. */
export function AddressLink({ address }: { address: string }) {
  return (
    <a className={styles.address} href={mapAddress(address, navigator.userAgent)} rel="noreferrer" target="_blank">
      <EnvironmentOutlined aria-hidden />
      <span className="visually-hidden">Itinéraire vers </span>
      <span>{address}</span>
    </a>
  );
}

/** Android asks which app opens a `geo:` address; Apple's devices open theirs; elsewhere a public map shows it. */
export function mapAddress(address: string, userAgent: string): string {
  const words = encodeURIComponent(address);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${words}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?q=${words}`;
  return `https://www.openstreetmap.org/search?query=${words}`;
}
