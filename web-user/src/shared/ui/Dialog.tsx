import { type LucideIcon, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { messagesOf } from '../i18n/messages-of.js';
import { isComposing } from '../is-composing.js';
import { Button } from './Button.js';
import { cx } from './cx.js';
import { useRestoreFocus } from './use-restore-focus.js';
import { useSheet } from './use-sheet.js';

const t = messagesOf('dialog');

/** Of the same level as the sheet, so that it also covers the sheet below. */
export const SHADE = 'shade-in fixed inset-0 z-50 bg-shade';
export const SHEET =
  'dialog-in fixed z-50 flex flex-col overflow-hidden bg-card text-ink shadow-far inset-x-0 bottom-0 max-h-[min(92dvh,calc(100dvh-var(--notice,0px)))] rounded-t-xl sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-1/2 sm:w-[min(34rem,calc(100vw-2rem))] sm:max-h-[88dvh] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  className?: string;
  /** The URL names the dialog, so that Back closes it already. */
  isInUrl?: boolean;
}

/** A modal dialog with a focus trap: a bottom sheet on a phone, centered on wider screens. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  className,
  isInUrl,
}: DialogProps) {
  const focusBack = useRestoreFocus();
  useSheet(open, onClose, isInUrl);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={SHADE} />
        <Radix.Content
          className={cx(SHEET, className)}
          {...focusBack}
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div aria-hidden className="gingham h-2.5 shrink-0 [--check:0.625rem]" />
          <header className="flex items-start justify-between gap-3 pt-4 pr-3 pb-2 pl-5 sm:pl-6">
            <div className="min-w-0 pt-1.5">
              <Radix.Title className="text-xl">
                <bdi>{title}</bdi>
              </Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-muted">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label={t('close')}
              className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Radix.Close>
          </header>
          <div className="scroll-edge min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-5 last:pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap-reverse justify-end gap-2.5 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] *:grow sm:px-6 sm:*:grow-0">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface FormDialogProps
  extends
    Omit<DialogProps, 'open' | 'footer' | 'className'>,
    Pick<ComponentProps<'form'>, 'className' | 'onKeyDown'> {
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

interface DialogButtonProps {
  Icon: LucideIcon;
  /** Of the button, and of its dialog. */
  label: string;
  description?: ReactNode;
  /** What is in the dialog, or the dialog. */
  children: ReactNode | ((onClose: () => void) => ReactNode);
}

/** A button that opens a dialog. */
export function DialogButton({ Icon, label, description, children }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Icon aria-hidden className="size-5" />
        {label}
      </Button>
      {isOpen &&
        (typeof children === 'function' ? (
          children(close)
        ) : (
          <Dialog open onClose={close} title={label} description={description}>
            {children}
          </Dialog>
        ))}
    </>
  );
}
