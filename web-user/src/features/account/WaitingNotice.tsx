import type { WaitsFor } from '@domain/account/application-pending.js';
import { Suspense, useEffect, useRef, useState } from 'react';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { Button } from '../../shared/ui/Button.js';
import { t } from './messages.js';

/** Few people who sign in wait, so the others do not load it. */
const ConfirmDialog = lazyComponent(() => import('../../shared/ui/ConfirmDialog.js'), 'ConfirmDialog');

const TEXTS = {
  approval: { title: 'awaitsApproval', text: 'awaitsApprovalText' },
  place: { title: 'awaitsPlace', text: 'awaitsPlaceText' },
} as const;

interface WaitingNoticeProps {
  waitsFor: WaitsFor;
  /** Returns to the form. */
  onBack: () => void;
}

/** Where someone waits for a decision or a place, and can leave. */
export function WaitingNotice({ waitsFor, onBack }: WaitingNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const withdraw = useAction({
    name: 'withdraw-application',
    run: () => call('delete', '/api/auth/application'),
    onSuccess: () => setAsking(false),
    failure: { title: t('withdrawFailed'), text: t('tryAgain') },
  });
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [withdraw.isSuccess]);
  const { title, text } = TEXTS[waitsFor];
  return (
    <div className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t(withdraw.isSuccess ? 'withdrawn' : title)}
      </h2>
      <p className="text-pretty">{t(withdraw.isSuccess ? 'withdrawnText' : text)}</p>
      <Button look="secondary" onClick={onBack}>
        {t('back')}
      </Button>
      {!withdraw.isSuccess && (
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t('withdraw')}
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={t('withdraw')}
            description={t('withdrawText')}
            confirmLabel={t('withdrawNow')}
            cancelLabel={t('keepApplication')}
            busy={withdraw.isPending}
            error={withdraw.error}
            onCancel={() => setAsking(false)}
            onConfirm={() => withdraw.mutate()}
          />
        </Suspense>
      )}
    </div>
  );
}
