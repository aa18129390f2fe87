import type { TableChangeQuestion } from '../../shared/api/types.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { t } from './messages.js';

/** The question, or what the member's own answer means until the deadline. */
export function Question({ change, deadline }: { change: TableChangeQuestion; deadline: string }) {
  const { kind, others, newcomers, agrees } = change;
  if (agrees !== null) return <p role="status">{t(agrees ? 'agreed' : 'declined', { deadline })}</p>;
  const names = new Intl.ListFormat(formattingLocale).format(others);
  return (
    <p>
      <strong className="font-semibold">{t(kind, { count: others.length, names, newcomers })}</strong>{' '}
      {t('until', { deadline })}
    </p>
  );
}
