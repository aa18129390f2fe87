import type { Match } from '../../shared/api/types.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { t } from './messages.js';
import { canBeFilled } from './seat-filling.js';
import { useLeaveOrCancel } from './use-leave-or-cancel.js';

export type Ending = 'leave' | 'cancel';

interface ConfirmEndingProps {
  match: Match;
  /** What to confirm; null when the dialog is closed. */
  asking: Ending | null;
  onClose: () => void;
  endIn: (ms: number) => void;
}

/** Asks for confirmation to leave the match, or to cancel it for all members. */
export function ConfirmEnding({ match, asking, onClose, endIn }: ConfirmEndingProps) {
  const { leave, cancel } = useLeaveOrCancel(match, { endIn, onClose });
  return (
    <>
      <ConfirmDialog
        open={asking === 'leave'}
        onCancel={onClose}
        onConfirm={() => leave.mutate()}
        action={leave}
        {...leaveTexts(match)}
        labels={{ confirm: t('leave'), busy: t('leaving'), cancel: t('stay') }}
      />
      <ConfirmDialog
        open={asking === 'cancel'}
        onCancel={onClose}
        onConfirm={() => cancel.mutate()}
        action={cancel}
        title={t('cancelTitle')}
        description={t('cancelText')}
        labels={{ confirm: t('cancelForAll'), busy: t('cancelling'), cancel: t('keepMeeting') }}
      />
    </>
  );
}

/** What leaving means now: from the start on it closes the chat only. */
function leaveTexts(match: Match): { title: string; description: string } {
  if (match.status === 'in_touch') return { title: t('endTitle'), description: t('endText') };
  if (new Date(match.startsAt) <= new Date())
    return { title: t('leaveStartedTitle'), description: t('leaveStartedText') };
  return { title: t('leaveTitle'), description: t(canBeFilled(match) ? 'leaveText' : 'leaveLateText') };
}
