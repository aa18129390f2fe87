import type { ChatMessage } from '../../shared/api/types.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { t } from './messages.js';
import { useDeleteMessage } from './queries.js';

interface DeleteMessageDialogProps {
  matchId: number;
  message: ChatMessage | null;
  onClose: () => void;
}

/** Asks for confirmation before the user's own message is deleted for all members. */
export function DeleteMessageDialog({ matchId, message, onClose }: DeleteMessageDialogProps) {
  const erase = useDeleteMessage(matchId);
  return (
    <ConfirmDialog
      open={message !== null}
      onCancel={onClose}
      onConfirm={() => message && erase.mutate(message, { onSuccess: onClose })}
      action={erase}
      title={t('deleteTitle')}
      description={t('deleteText')}
      labels={{ confirm: t('delete'), busy: t('deleting'), cancel: t('keep') }}
    />
  );
}
