import { t as tChat } from '../../features/chat/messages.js';
import { useLeaveOrCancel } from '../../features/chat/use-leave-or-cancel.js';
import type { Match } from '../../shared/api/types.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { saturdayLabel } from '../../shared/moments.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';

const t = messagesOf('leave-first');

interface LeaveFirstProps {
  match: Match;
  onStay: () => void;
  onLeft: () => void;
}

/** Asks a user who has a table whether to leave it, before they ask for another. */
export function LeaveFirst({ match, onStay, onLeft }: LeaveFirstProps) {
  const { leave } = useLeaveOrCancel(match, { endIn: onLeft, onClose: onStay });
  return (
    <ConfirmDialog
      open
      onCancel={onStay}
      onConfirm={() => leave.mutate()}
      action={leave}
      title={t('title', { date: saturdayLabel(match.suggestedDate) })}
      description={t('text')}
      labels={{ confirm: t('leave'), busy: tChat('leaving'), cancel: tChat('stay') }}
    />
  );
}
