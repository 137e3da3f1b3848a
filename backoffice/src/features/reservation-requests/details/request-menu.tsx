import { DeleteOutlined, MoreOutlined } from '@ant-design/icons';
import { messages } from '@barnum/rules/messages';
import { Button, Dropdown } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeletion } from '../../../components/use-deletion.ts';
import { requestTypes } from '../../../lib/cached-types.ts';
import { deletionQuestion } from '../list/deletion-question.ts';
import { deleteRequestMutation, type ReservationRequest } from '../requests.ts';
import { listOf } from './back-to-requests.tsx';

/** What is rarely done to a request: to delete it. */
export function RequestMenu({ request }: { request: ReservationRequest }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const deletion = useDeletion({
    mutation: deleteRequestMutation,
    question: (deleted: ReservationRequest) => deletionQuestion(deleted),
    sentences: { done: messages.requests.deleted, failed: messages.requests.deleteFailed },
    refreshes: requestTypes,
    onDeleted: ({ id }) => void navigate(...listOf(id, search)),
  });
  const items = [
    {
      key: 'delete',
      danger: true,
      icon: <DeleteOutlined aria-hidden />,
      label: 'Supprimer la demande',
      onClick: () => void deletion.confirmAndDelete(request),
    },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button icon={<MoreOutlined aria-hidden />} aria-label="Autres actions" loading={deletion.deletingId !== null} />
    </Dropdown>
  );
}
