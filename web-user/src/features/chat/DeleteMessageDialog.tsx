import type { ChatMessage } from '../../shared/api/types.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { t } from './messages.js';
import { useDeleteMessage } from './queries.js';

/** Asks for confirmation before the user's own message is deleted for all members. */
export function DeleteMessageDialog({
  matchId,
  message,
  onClose,
}: {
  matchId: number;
  message: ChatMessage | null;
  onClose: () => void;
}) {
  const erase = useDeleteMessage(matchId);
  const { reset } = erase;
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={message !== null}
      onCancel={close}
      onConfirm={() => message && erase.mutate(message, { onSuccess: close })}
      busy={erase.isPending}
      error={erase.error}
      title={t('deleteTitle')}
      description={t('deleteText')}
      confirmLabel={erase.isPending ? t('deleting') : t('delete')}
      cancelLabel={t('keep')}
    />
  );
}
