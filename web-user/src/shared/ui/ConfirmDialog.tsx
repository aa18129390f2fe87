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
  /** The buttons; `busy` while the action runs. */
  labels: { confirm: string; busy?: string; cancel: string };
  /** The mutation. After a failure the dialog stays open and says why, until it is closed. */
  action?: { isPending: boolean; error?: Error | null; reset?: () => void };
}

/** A modal confirmation of an irreversible action; a click outside does not close it. */
export function ConfirmDialog({
  open,
  onCancel,
  onConfirm,
  title,
  description,
  labels,
  action: { isPending, error, reset } = { isPending: false },
}: ConfirmDialogProps) {
  const focusBack = useRestoreFocus();
  function cancel(): void {
    reset?.();
    onCancel();
  }
  useSheet(open, cancel);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && cancel()}>
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
              <Button look="secondary">{labels.cancel}</Button>
            </Radix.Cancel>
            <Button look="danger" busy={isPending} onClick={onConfirm}>
              {isPending && labels.busy ? labels.busy : labels.confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
