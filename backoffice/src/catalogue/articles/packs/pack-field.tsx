import { DeleteOutlined } from '@ant-design/icons';
import { archivedInPack } from '@barnum/rules/catalogue/packs/pack-sentences';
import { type Ground, groundLabels, grounds, type PackComponent } from '@barnum/rules/catalogue/packs/packs';
import { limits } from '@barnum/rules/limits';
import { unbroken } from '@barnum/rules/text/french';
import { Button, Input, InputNumber, Select } from 'antd';
import { ArticleSearch } from '../../../components/form/article-search.tsx';
import styles from './pack-field.module.css';

/** A component with the name of its article. */
export interface PackPiece extends PackComponent {
  nom: string;
  /** Whether the article is archived: kept, but given no more. */
  archive?: boolean;
}

interface Props {
  /** Passed by Form.Item. */
  id?: string;
  value?: PackPiece[];
  onChange?: (components: PackPiece[]) => void;
}

const everywhere = [
  { value: '' as const, label: 'Tous terrains' },
  ...grounds.map((ground) => ({ value: ground, label: groundLabels[ground] })),
];

/** What a pack holds: articles with their quantities, each always, on one ground only, or as a choice. */
export function PackField({ id, value: components = [], onChange }: Props) {
  function change(index: number, changes: Partial<PackPiece>) {
    onChange?.(components.map((one, place) => (place === index ? { ...one, ...changes } : one)));
  }

  return (
    <>
      {components.map(({ nom, quantite, terrain, choix, archive }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same article may stand twice
        <div key={index} className={styles.piece}>
          <span className={styles.article}>
            {unbroken(nom)}
            {archive && <span className={styles.note}>{archivedInPack}</span>}
          </span>
          <InputNumber
            aria-label={`Quantité\u00a0: ${nom}`}
            min={1}
            max={limits.maxQuantity}
            value={quantite}
            onChange={(wanted) => change(index, { quantite: wanted ?? 1 })}
          />
          <Select<Ground | ''>
            aria-label={`Terrain\u00a0: ${nom}`}
            className={styles.ground ?? ''}
            value={terrain ?? ''}
            options={everywhere}
            onChange={(ground) => change(index, { terrain: ground === '' ? null : ground })}
          />
          <Input
            aria-label={`Au choix parmi\u00a0: ${nom}`}
            className={styles.choice ?? ''}
            placeholder="Au choix : Nappes…"
            maxLength={limits.specificationLabel}
            value={choix}
            onChange={({ target }) => change(index, { choix: target.value })}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Retirer ${nom}`}
            onClick={() => onChange?.(components.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      <ArticleSearch
        {...(id && { id })}
        placeholder="Ajouter un article au pack"
        onChoose={({ id: articleId, nom }) =>
          onChange?.([...components, { articleId, nom, quantite: 1, terrain: null, choix: '' }])
        }
      />
    </>
  );
}
