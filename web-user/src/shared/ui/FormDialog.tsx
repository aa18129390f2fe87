import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { Button } from './Button.js';
import { Dialog } from './Dialog.js';

type DialogProps = Omit<ComponentProps<typeof Dialog>, 'open' | 'footer' | 'className'>;

interface FormDialogProps extends DialogProps, Pick<ComponentProps<'form'>, 'className' | 'onKeyDown'> {
  open?: boolean;
  onSubmit: (event: FormEvent) => unknown;
  /** The buttons; `busy` while the form is sent. */
  labels: { cancel: string; submit: string; busy?: string };
  busy?: boolean;
  look?: ComponentProps<typeof Button>['look'];
  /** Closes it by the button; by default as Escape does. */
  onCancel?: () => void;
  /** What is missing: the form cannot be sent meanwhile. Null for nothing. */
  missing?: string | null;
  /** Above the form. */
  intro?: ReactNode;
}

/** A dialog with a form, its fields as children. */
export function FormDialog({
  open = true,
  onSubmit,
  labels,
  busy,
  look,
  onCancel,
  missing,
  intro,
  children,
  className = 'grid gap-5',
  onKeyDown,
  ...dialog
}: FormDialogProps) {
  const formId = useId();
  const missingId = useId();
  return (
    <Dialog
      open={open}
      {...dialog}
      footer={
        <>
          <Button look="secondary" onClick={onCancel ?? dialog.onClose}>
            {labels.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            look={look}
            busy={busy}
            disabled={Boolean(missing)}
            aria-describedby={missing === undefined ? undefined : missingId}
          >
            {busy ? (labels.busy ?? labels.submit) : labels.submit}
          </Button>
          {missing !== undefined && (
            <p
              id={missingId}
              role="status"
              className={missing ? 'w-full text-end text-sm text-muted' : 'sr-only'}
            >
              {missing}
            </p>
          )}
        </>
      }
    >
      {intro}
      <form
        id={formId}
        noValidate
        className={className}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit(event);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
