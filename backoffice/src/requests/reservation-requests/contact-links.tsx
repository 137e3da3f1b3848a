import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { PhoneLinks } from '../../components/phone-links.tsx';
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
        <PhoneLinks
          className={styles.link}
          textClassName={styles.text}
          field={phone}
          icon={
            <>
              <PhoneOutlined aria-hidden />
              <span className="visually-hidden">Téléphone : </span>
            </>
          }
        />
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
