import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { saturdayLabel } from '../../shared/moments.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';

interface ConflictDialogProps {
  open: boolean;
  /** The date of the open request, if known. */
  date?: CalendarDate;
  onKeep: () => void;
  onReplace: () => void;
  busy: boolean;
  error: Error | null;
}

/** Asks whether to keep the open request or replace it, as at most one can be open. */
export function ConflictDialog({ open, date, onKeep, onReplace, busy, error }: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={t('conflictTitle')}
      description={date ? t('conflictText', { date: saturdayLabel(date) }) : t('conflictUndated')}
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
