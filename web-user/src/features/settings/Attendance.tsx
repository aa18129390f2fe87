import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../shared/api/call.js';
import { fullMomentLabel, saturdayLabel } from '../../shared/dates.js';
import { publicSetting } from '../../shared/public-setting.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './attendance-messages.js';

const useSteps = () =>
  useQuery({
    queryKey: ['/api/user/attendance-steps'],
    queryFn: () => call('get', '/api/user/attendance-steps'),
  });

/** Button and dialog with the steps after missed tables, and whom to write to about them. */
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
    <>
      <ul className="divide-y divide-line">
        {steps.data.map((step) => (
          <li key={step.id} className="grid gap-2 py-4">
            <p className="font-semibold">{t(step.kind, { date: saturdayLabel(step.date) })}</p>
            <p>{t(step.step, { until: fullMomentLabel(step.until) })}</p>
            <p className="text-sm text-muted">{t('fades')}</p>
          </li>
        ))}
      </ul>
      <Contact />
    </>
  );
}

/** Whom to write to; nothing where the community has named no contact. */
function Contact() {
  const email = publicSetting('contact-email');
  const link = email ? `mailto:${email}` : publicSetting('contact-link');
  const words = email || link || publicSetting('contact-text');
  if (!words) return null;
  return (
    <p className="text-sm">
      {t('wrong')}{' '}
      {link ? (
        <a href={link} className="font-semibold underline underline-offset-3 wrap-anywhere">
          {words}
        </a>
      ) : (
        words
      )}
    </p>
  );
}
