import type { SavedImage } from '../edited-article.ts';
import { useImageDeletion, usePrimaryChoice } from './article-images.ts';
import { ImageActions } from './image-actions.tsx';
import { ImageCard } from './image-card.tsx';
import { ImageDescription } from './image-description.tsx';

interface Props {
  image: SavedImage;
  name: string;
  isPrimary: boolean;
  /** This is the primary image, not one that is still to be uploaded. */
  onChoose: () => void;
  onDeleted: () => void;
}

/** An image that the article already has. Actions on it apply at once, as on the article's page. */
export function SavedImageCard({ image, name, isPrimary, onChoose, onDeleted }: Props) {
  const choice = usePrimaryChoice();
  const deletion = useImageDeletion(onDeleted);

  async function choose() {
    if (image.primary || (await choice.run({ id: image.id }))) onChoose();
  }

  return (
    <ImageCard
      name={name}
      src={image.picture.renditions[0]?.url ?? ''}
      alt={image.altImage ?? ''}
      badge={isPrimary && 'Principale'}
      actions={
        <ImageActions
          name={name}
          isPrimary={isPrimary}
          isChoosing={choice.busyId !== null}
          isDeleting={deletion.deletingId !== null}
          onChoose={choose}
          onDelete={() => deletion.confirmAndDelete(image)}
        />
      }
    >
      <ImageDescription image={image} name={name} />
    </ImageCard>
  );
}
