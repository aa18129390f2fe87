import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';

interface ConflictDialogProps {
  open: boolean;
  onKeep: () => void;
  onReplace: () => void;
  busy: boolean;
  error: Error | null;
}

/** Asks whether to keep the open request or replace it, as at most one can be open. */
export function ConflictDialog({ open, onKeep, onReplace, busy, error }: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={t('conflictTitle')}
      description={t('conflictText')}
      footer={
        <>
          <Button look="secondary" disabled={busy} onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button busy={busy} onClick={onReplace}>
            {busy ? t('replacing') : t('replace')}
          </Button>
        </>
      }
    >
      <FormError error={error} />
    </Dialog>
  );
}
