import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import styles from './contact-links.module.css';

interface Props {
  phone: string | null;
  email: string | null;
  className?: string | undefined;
}

/** The person's telephone and e-mail, as links. */
export function ContactLinks({ phone, email, className }: Props) {
  return (
    <address className={`${styles.contact} ${className ?? ''}`}>
      {phone && (
        <a className={styles.link} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <PhoneOutlined aria-hidden />
          <span className="visually-hidden">Téléphone : </span>
          <span className={styles.text}>{phone}</span>
        </a>
      )}
      {email && (
        <a className={styles.link} href={`mailto:${email}`}>
          <MailOutlined aria-hidden />
          <span className="visually-hidden">E-mail : </span>
          <span className={styles.text}>{email}</span>
        </a>
      )}
    </address>
  );
}
