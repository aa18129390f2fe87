import { AlertDialog as Radix } from 'radix-ui';
import { Button } from './Button.js';
import { cx } from './cx.js';
import { SHADE, SHEET } from './Dialog.js';
import { FormError } from './FormError.js';
import { useRestoreFocus } from './use-restore-focus.js';
import { useSheet } from './use-sheet.js';

interface ConfirmDialogProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  title: string;
  description: string;
  confirmLabel: string;
  cancelLabel: string;
  busy?: boolean;
  /** Why the last attempt failed; the dialog stays open. */
  error?: { message: string } | null;
}

/** A modal confirmation of an irreversible action; a click outside does not close it. */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title,
  description,
  confirmLabel,
  cancelLabel,
  busy,
  error = null,
}: ConfirmDialogProps) {
  const focusBack = useRestoreFocus();
  useSheet(open, onCancel);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={SHADE} />
        <Radix.Content
          className={cx(SHEET, 'p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:p-6')}
          {...focusBack}
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
          {error && (
            <div className="mt-4">
              <FormError error={error} />
            </div>
          )}
          <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button look="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button look="danger" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
