import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { t } from './messages.js';
import { useLeaveOrCancel } from './use-leave-or-cancel.js';

export type Ending = 'leave' | 'cancel';

interface ConfirmEndingProps {
  matchId: number;
  /** What to confirm; null when the dialog is closed. */
  asking: Ending | null;
  onClose: () => void;
  endIn: (ms: number) => void;
}

/** Asks for confirmation to leave the match, or to cancel it for all members. */
export function ConfirmEnding({ matchId, asking, onClose, endIn }: ConfirmEndingProps) {
  const { leave, cancel } = useLeaveOrCancel(matchId, endIn);
  return (
    <>
      <ConfirmDialog
        open={asking === 'leave'}
        onCancel={onClose}
        onConfirm={() => leave.mutate(undefined, { onSettled: onClose })}
        busy={leave.isPending}
        title={t('leaveTitle')}
        description={t('leaveText')}
        confirmLabel={leave.isPending ? t('leaving') : t('leave')}
        cancelLabel={t('stay')}
      />
      <ConfirmDialog
        open={asking === 'cancel'}
        onCancel={onClose}
        onConfirm={() => cancel.mutate(undefined, { onSettled: onClose })}
        busy={cancel.isPending}
        title={t('cancelTitle')}
        description={t('cancelText')}
        confirmLabel={cancel.isPending ? t('cancelling') : t('cancelMeeting')}
        cancelLabel={t('keepMeeting')}
      />
    </>
  );
}
