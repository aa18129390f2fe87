import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { Link } from 'react-router-dom';
import { t } from './messages.js';
import { closeToast, useFocusBesideModals } from './toast-focus.js';
import { TOAST_ACTION, TOAST_AREA, TOAST_CLOSE, toastCard } from './toast-look.js';
import { SUCCESS_MS, type Toast } from './toast-store.js';

function ToastCard({ toast }: { toast: Toast }) {
  const isError = toast.kind === 'error';
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      type={isError ? 'foreground' : 'background'}
      duration={isError ? Infinity : SUCCESS_MS}
      open={toast.open}
      onOpenChange={(open) => !open && closeToast(toast.id)}
      className={`toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${toastCard(toast.kind)}`}
    >
      <Icon aria-hidden className={`mt-3 size-5 shrink-0 ${isError ? 'text-beet' : 'text-basil'}`} />
      <div className="min-w-0 flex-1 py-2.5 leading-snug">
        <Radix.Title className="mr-1.5 inline font-semibold">{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className="inline text-sm text-muted">{toast.description}</Radix.Description>
        )}
        {toast.button && (
          <button type="button" onClick={toast.button.onClick} className={TOAST_ACTION}>
            {toast.button.text}
          </button>
        )}
        {toast.link && (
          <Radix.Action asChild altText={toast.link.text}>
            <Link to={toast.link.to} className={TOAST_ACTION}>
              {toast.link.text}
            </Link>
          </Radix.Action>
        )}
      </div>
      <Radix.Close aria-label={t('close')} className={TOAST_CLOSE}>
        <X aria-hidden className="size-5" />
      </Radix.Close>
    </Radix.Root>
  );
}

/** Renders the current toast: 5 s for a success, F8 focuses it, a swipe to the right dismisses it. */
export default function Toaster({ toast }: { toast: Toast | null }) {
  useFocusBesideModals();
  return (
    <div>
      {/*
       * One provider per toast: Radix would carry a paused timer over to the next toast when the last one was closed by
       * keyboard.
       */}
      <Radix.Provider
        key={toast?.id}
        duration={SUCCESS_MS}
        swipeDirection="right"
        swipeThreshold={50}
        label={t('one')}
      >
        {toast && <ToastCard key={toast.id} toast={toast} />}
        <Radix.Viewport hotkey={['F8']} label={t('region')} className={TOAST_AREA} />
      </Radix.Provider>
    </div>
  );
}
