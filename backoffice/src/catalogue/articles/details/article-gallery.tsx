import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { Thumbnail } from '../../../components/thumbnail.tsx';
import { useRead } from '../../../components/use-read.ts';
import { articleImagesQuery } from '../article-detail.ts';
import styles from '../article-page.module.css';
import { useImageDeletion, usePrimaryChoice } from '../images/article-images.ts';
import { UnsentImageList } from '../images/unsent-image-list.tsx';
import galleryStyles from './article-gallery.module.css';
import { ArticleGalleryImage } from './article-gallery-image.tsx';
import { GalleryOrder } from './gallery-order.tsx';

/** The pictures of an article, the primary one first, with their actions (spec screen 3). */
export function ArticleGallery({ articleId }: { articleId: number }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  const focusHeading = () => heading.current?.focus();
  const reading = useRead(articleImagesQuery, { id: articleId });
  const [isOrdering, setIsOrdering] = useState(false);
  const choice = usePrimaryChoice();
  const deletion = useImageDeletion(focusHeading);
  const images = reading.data?.article?.images;

  async function choose(id: number) {
    if (await choice.run({ id })) focusHeading();
  }

  return (
    <section className={`${styles.part} ${styles.gallery}`} aria-labelledby={headingId} aria-busy={reading.isFetching}>
      <h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1}>
        {images ? `Images (${images.length})` : 'Images'}
      </h2>
      {reading.hasFailed && <QueryFailure failure={sentences.images.listFailed} reading={reading} />}
      {!reading.hasFailed && !images && <div className={galleryStyles.skeleton} />}
      <UnsentImageList articleId={articleId} onGone={focusHeading} />
      {images?.length === 0 && (
        <p className={styles.none}>
          <Thumbnail picture={null} />
          Aucune image. <Link to={paths.adminArticleEdit(articleId)}>Ajouter des images</Link>
        </p>
      )}
      {images && images.length > 1 && (
        <p className={galleryStyles.order}>
          <Button size="small" aria-expanded={isOrdering} onClick={() => setIsOrdering(!isOrdering)}>
            {isOrdering ? 'Terminer' : 'Changer l’ordre'}
          </Button>
        </p>
      )}
      {images && isOrdering && <GalleryOrder articleId={articleId} images={images} reload={reading.reload} />}
      {images && images.length > 0 && !isOrdering && (
        <ul className={galleryStyles.images}>
          {images.map((image, index) => (
            <ArticleGalleryImage
              key={image.id}
              image={image}
              name={`image ${index + 1} sur ${images.length}`}
              isChoosing={choice.busyId === image.id}
              isDeleting={deletion.deletingId === image.id}
              onChoose={() => choose(image.id)}
              onDelete={() => deletion.confirmAndDelete(image)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
