import { PlusOutlined } from '@ant-design/icons';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { deliveryName } from '@barnum/rules/prices/lines';
import type { Fee } from '@barnum/rules/prices/pricing-terms';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { copiedLine, lineInput, otherLine, type RequestLine, type StoredLine } from './lines.ts';
import styles from './lines-field.module.css';
import type { TemplatesSlot } from './templates.ts';

interface Props {
  lines: readonly RequestLine[];
  isDelivered: boolean;
  /** Those of the company. */
  fees: readonly Fee[];
  onAdd: (lines: readonly StoredLine[]) => void;
  templates: TemplatesSlot;
}

/** Adds what is no article: a free line, a fee of the company, the price of the delivery. */
export function AddLine({ lines, isDelivered, fees, onAdd, templates }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const isDeliveryOpen = isDelivered && !lines.some(({ nature }) => nature === 'livraison');
  const items = [
    ...(isDeliveryOpen
      ? [
          {
            key: 'livraison',
            label: 'Prix de la livraison',
            onClick: () => onAdd([otherLine('livraison', deliveryName, null, null)]),
          },
        ]
      : []),
    { key: 'libre', label: 'Ligne libre', onClick: () => onAdd([otherLine('libre', '', null, null)]) },
    ...fees.map((fee) => ({
      key: `frais ${fee.nom}`,
      label: `${fee.nom}, ${formatPrice(fee.prix)}`,
      onClick: () => onAdd([otherLine('frais', fee.nom, fee.prix, fee.tauxTva === null ? null : String(fee.tauxTva))]),
    })),
    {
      key: 'frais',
      label: fees.length === 0 ? 'Frais' : 'Autres frais',
      onClick: () => onAdd([otherLine('frais', '', null, null)]),
    },
    { key: 'modeles', label: 'Modèles de lignes…', onClick: () => setIsChoosing(true) },
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button className={styles.button ?? ''} icon={<PlusOutlined aria-hidden />}>
          Autre ligne
        </Button>
      </Dropdown>
      {templates({
        isOpen: isChoosing,
        lines: lines.map((line) => lineInput(line, undefined)),
        onInsert: (items) => onAdd(items.map(copiedLine)),
        onClose: () => setIsChoosing(false),
      })}
    </>
  );
}
