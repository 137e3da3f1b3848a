import { CopyOutlined, DeleteOutlined, MoreOutlined, PrinterOutlined, SaveOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useNavigateFromHere } from '../../../components/use-navigate-from-here.ts';
import { lineInput, typedLines } from '../form/lines/lines.ts';
import type { TemplatesSlot } from '../form/lines/templates.ts';
import type { ReservationRequest } from '../requests.ts';
import { useRequestDeletion } from '../use-request-deletion.tsx';
import { useWayBack } from './way-back.tsx';

interface Props {
  request: ReservationRequest;
  templates: TemplatesSlot;
}

/** What is rarely done to a request: to ask for the same again, to keep its lines as a template, to print, to delete. */
export function RequestMenu({ request, templates }: Props) {
  const [isKeeping, setIsKeeping] = useState(false);
  const navigate = useNavigateFromHere();
  const { to, state } = useWayBack(request.id);
  const deletion = useRequestDeletion(() => void navigate(to, { state }));
  const items = [
    {
      key: 'copy',
      icon: <CopyOutlined aria-hidden />,
      label: 'Dupliquer la demande',
      onClick: () => void navigate(paths.adminRequestLike(request.id)),
    },
    {
      key: 'template',
      icon: <SaveOutlined aria-hidden />,
      label: 'Enregistrer comme modèle de lignes',
      onClick: () => setIsKeeping(true),
    },
    {
      key: 'print',
      icon: <PrinterOutlined aria-hidden />,
      label: 'Imprimer',
      onClick: () => void navigate(paths.adminRequestsPrint([request.id])),
    },
    {
      key: 'delete',
      danger: true,
      icon: <DeleteOutlined aria-hidden />,
      label: 'Supprimer la demande',
      onClick: () => deletion.ask(request),
    },
  ];
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
        <Button
          icon={<MoreOutlined aria-hidden />}
          aria-label="Autres actions"
          loading={deletion.deletingId !== null}
        />
      </Dropdown>
      {deletion.dialog}
      {templates({
        isOpen: isKeeping,
        lines: typedLines(request.items).map((line) => lineInput(line, undefined)),
        onClose: () => setIsKeeping(false),
      })}
    </>
  );
}
