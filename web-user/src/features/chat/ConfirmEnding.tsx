import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { t } from './messages.js';
import { useLeaveOrCancel } from './use-leave-or-cancel.js';

export type Ending = 'leave' | 'cancel';

interface ConfirmEndingProps {
  matchId: number;
  isPairChat: boolean;
  /** What to confirm; null when the dialog is closed. */
  asking: Ending | null;
  onClose: () => void;
  endIn: (ms: number) => void;
}

/** Asks for confirmation to leave the match, or to cancel it for all members. */
export function ConfirmEnding({ matchId, isPairChat, asking, onClose, endIn }: ConfirmEndingProps) {
  const { leave, cancel } = useLeaveOrCancel(matchId, { endIn, onClose });
  const { reset: forgetLeave } = leave;
  const { reset: forgetCancel } = cancel;
  const stay = () => {
    forgetLeave();
    forgetCancel();
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={asking === 'leave'}
        onCancel={stay}
        onConfirm={() => leave.mutate()}
        busy={leave.isPending}
        error={leave.failure}
        title={t(isPairChat ? 'endTitle' : 'leaveTitle')}
        description={t(isPairChat ? 'endText' : 'leaveText')}
        confirmLabel={leave.isPending ? t('leaving') : t('leave')}
        cancelLabel={t('stay')}
      />
      <ConfirmDialog
        open={asking === 'cancel'}
        onCancel={stay}
        onConfirm={() => cancel.mutate()}
        busy={cancel.isPending}
        error={cancel.failure}
        title={t('cancelTitle')}
        description={t('cancelText')}
        confirmLabel={cancel.isPending ? t('cancelling') : t('cancelForAll')}
        cancelLabel={t('keepMeeting')}
      />
    </>
  );
}
