import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';

interface Props {
  /** The image's accessible name. */
  name: string;
  isPrimary: boolean;
  isChoosing: boolean;
  isDeleting: boolean;
  onChoose: () => void;
  onDelete: () => void;
}

/** The actions on a saved image: make it the primary one, delete it. */
export function ImageActions({ name, isPrimary, isChoosing, isDeleting, onChoose, onDelete }: Props) {
  return (
    <>
      {!isPrimary && (
        <Button size="small" loading={isChoosing} onClick={onChoose} aria-label={`Définir comme principale : ${name}`}>
          Définir comme principale
        </Button>
      )}
      <Button
        size="small"
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        loading={isDeleting}
        onClick={onDelete}
        aria-label={`Supprimer : ${name}`}
      >
        Supprimer
      </Button>
    </>
  );
}
