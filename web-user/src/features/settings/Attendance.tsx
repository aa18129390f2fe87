import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { call } from '../../shared/api/call.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { fullMomentLabel, saturdayLabel } from '../../shared/moments.js';
import { publicSetting } from '../../shared/public-setting.js';
import { DialogButton } from '../../shared/ui/Dialog.js';

const t = messagesOf('attendance-steps');

/** Button and dialog with the steps after missed tables, and whom to write to about them; nothing without any. */
export function Attendance() {
  const { data: steps = [] } = useQuery({
    queryKey: ['/api/user/attendance-steps'],
    queryFn: () => call('get', '/api/user/attendance-steps'),
  });
  if (steps.length === 0) return null;
  return (
    <DialogButton Icon={CalendarCheck} label={t('title')} description={t('text')}>
      <ul className="divide-y divide-line">
        {steps.map((step) => (
          <li key={step.id} className="grid gap-2 py-4">
            <p className="font-semibold">{t(step.kind, { date: saturdayLabel(step.date) })}</p>
            <p>{t(step.step, { until: fullMomentLabel(step.until) })}</p>
            <p className="text-sm text-muted">{t('fades')}</p>
          </li>
        ))}
      </ul>
      <Contact />
    </DialogButton>
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
