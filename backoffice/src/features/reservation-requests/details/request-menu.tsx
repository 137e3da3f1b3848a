import { DeleteOutlined, MoreOutlined, PrinterOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { Button, Dropdown } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRequestDeletion } from '../list/use-request-deletion.tsx';
import type { ReservationRequest } from '../requests.ts';
import { listOf } from './back-to-requests.tsx';

/** What is rarely done to a request: to print and to delete it. */
export function RequestMenu({ request }: { request: ReservationRequest }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const deletion = useRequestDeletion(() => void navigate(...listOf(request.id, search)));
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
