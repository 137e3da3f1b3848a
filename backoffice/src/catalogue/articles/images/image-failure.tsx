import styles from './image-failure.module.css';

/** Why an image was not sent. */
export function ImageFailure({ sentence }: { sentence: string }) {
  return (
    <p className={styles.failure} role="alert">
      {sentence}
    </p>
  );
}
