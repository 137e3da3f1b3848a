import { DeleteOutlined, MoreOutlined, PrinterOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { Button, Dropdown } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useRequestDeletion } from '../list/use-request-deletion.tsx';
import type { ReservationRequest } from '../requests.ts';
import { useWayBack } from './way-back.tsx';

/** What is rarely done to a request: to print and to delete it. */
export function RequestMenu({ request }: { request: ReservationRequest }) {
  const navigate = useNavigate();
  const { to, state } = useWayBack(request.id);
  const deletion = useRequestDeletion(() => void navigate(to, { state }));
  const items = [
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
    </>
  );
}
