import { X } from 'lucide-react';
import { type PointerEvent, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { t } from './messages.js';
import { closeToast, useFocusBesideModals } from './toast-focus.js';
import { TOAST_ACTION, TOAST_AREA, TOAST_CLOSE, toastCard } from './toast-look.js';
import { SUCCESS_MS, type Toast } from './toast-store.js';

function PlainCard({ toast }: { toast: Toast }) {
  const { id, kind, title, description, button, link } = toast;
  const close = () => closeToast(id);
  useEffect(() => {
    if (kind === 'error') return;
    const timer = setTimeout(() => closeToast(id), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [id, kind]);
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={toastCard(kind)}>
      <div className="min-w-0 flex-1 py-2.5 leading-snug">
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm text-muted">{description}</p>}
        {button && (
          <button type="button" onClick={button.onClick} className={TOAST_ACTION}>
            {button.text}
          </button>
        )}
        {link && (
          <Link to={link.to} onClick={close} className={TOAST_ACTION}>
            {link.text}
          </Link>
        )}
      </div>
      <button type="button" aria-label={t('close')} onClick={close} className={TOAST_CLOSE}>
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}

/**
 * A toast without gestures, animation and hotkey: rendered while the chunk of `Toaster` cannot be loaded, because a lost
 * connection is when most errors are reported.
 */
export function PlainToast({ toast }: { toast: Toast | null }) {
  useFocusBesideModals();
  if (!toast?.open) return null;
  return (
    <div className={TOAST_AREA} onPointerDown={keepFromDialogs}>
      <PlainCard key={toast.id} toast={toast} />
    </div>
  );
}

/** A dialog closes when the pointer is pressed outside of it, which it observes on the document. */
function keepFromDialogs(event: PointerEvent): void {
  event.stopPropagation();
}
