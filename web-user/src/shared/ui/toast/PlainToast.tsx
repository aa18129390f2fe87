import { X } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { t } from './messages.js';
import {
  SUCCESS_MS,
  TOAST_ACTION,
  TOAST_AREA,
  TOAST_CLOSE,
  toastCard,
  toastContainer,
} from './toast-look.js';
import { dismissToast, type Toast } from './toast-store.js';

function PlainCard({ toast }: { toast: Toast }) {
  const { id, kind, title, description, button, link } = toast;
  const close = () => dismissToast(id);
  useEffect(() => {
    if (kind === 'error') return;
    const timer = setTimeout(() => dismissToast(id), SUCCESS_MS);
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
  if (!toast?.open) return null;
  return createPortal(
    <div className={TOAST_AREA}>
      <PlainCard key={toast.id} toast={toast} />
    </div>,
    toastContainer(),
  );
}
