import { handoverTitles } from '@barnum/rules/desk/handover/handover';
import { Modal } from 'antd';
import { HandoverContent, type HandoverProps } from './handover-page.tsx';

interface Props extends Omit<HandoverProps, 'back'> {
  onClose: () => void;
}

/** The sheet in a window above its request, where the screen is wide. What was counted stays when it is closed. */
export function HandoverWindow({ onClose, ...props }: Props) {
  return (
    <Modal
      open
      width={880}
      title={`${handoverTitles[props.mouvement]}, demande n°\u00a0${props.requestId}`}
      footer={null}
      maskClosable={false}
      onCancel={onClose}
    >
      <HandoverContent {...props} />
    </Modal>
  );
}
