import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { fullMomentLabel, saturdayLabel } from '../../shared/dates.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { TextArea } from '../../shared/ui/Field.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t } from './attendance-messages.js';

const STEPS = ['/api/user/attendance-steps'] as const;
const LONGEST_APPEAL = 1000;

const useSteps = () =>
  useQuery({ queryKey: STEPS, queryFn: () => call('get', '/api/user/attendance-steps') });
type Step = NonNullable<ReturnType<typeof useSteps>['data']>[number];

/** Button and dialog with the steps after missed tables, and their appeals. */
export function Attendance() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <CalendarCheck aria-hidden className="size-5" />
        {t('title')}
      </Button>
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t('title')} description={t('text')}>
          <StepList />
        </Dialog>
      )}
    </>
  );
}

function StepList() {
  const steps = useSteps();
  if (!steps.data) {
    if (!steps.isError) return <Skeleton className="h-32" />;
    return <LoadFailed title={t('failed')} error={steps.error} onRetry={() => void steps.refetch()} />;
  }
  if (steps.data.length === 0) return <p>{t('none')}</p>;
  return (
    <ul className="divide-y divide-line">
      {steps.data.map((step) => (
        <li key={step.id} className="grid gap-2 py-4">
          <p className="font-semibold">{t(step.kind, { date: saturdayLabel(step.date) })}</p>
          <p>{t(step.step, { until: fullMomentLabel(step.until) })}</p>
          <p className="text-sm text-muted">{t('fades')}</p>
          {step.appeal ? <Outcome step={step} /> : <AppealForm id={step.id} />}
        </li>
      ))}
    </ul>
  );
}

function Outcome({ step: { isLifted, appeal } }: { step: Step }) {
  return (
    <div className="grid gap-1">
      <p>{isLifted ? t('lifted') : t(appeal!.answeredAt ? 'upheld' : 'waiting')}</p>
      {appeal!.answer && <p className="wrap-anywhere">{appeal!.answer}</p>}
    </div>
  );
}

function AppealForm({ id }: { id: number }) {
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const appeal = useAction({
    name: 'appeal-step',
    run: () => call('post', '/api/user/attendance-steps/{id}/appeal', { params: { id }, body: { note } }),
    onSuccess: () => {
      toastSuccess({ title: t('sent') });
      return client.invalidateQueries({ queryKey: STEPS });
    },
    onFailure: (error: unknown) =>
      toastError({
        title: t('notSent'),
        description: messageOf(error, t('tryAgain')),
        action: 'appeal-step',
      }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim()) appeal.mutate();
  };
  return (
    <form onSubmit={send} className="grid gap-2">
      <TextArea
        label={t('why')}
        required
        rows={3}
        maxLength={LONGEST_APPEAL}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" look="secondary" busy={appeal.isPending}>
        {appeal.isPending ? t('sending') : t('send')}
      </Button>
    </form>
  );
}
