import { Ban } from 'lucide-react';
import type { MatchUser } from '../../shared/api/types.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { t } from './messages.js';
import { nameOf } from './people.js';

interface BlockedMembersNoticeProps {
  people: readonly MatchUser[];
  /** Undefined when the match can no longer be left. */
  onLeave?: () => void;
}

/** Warns that blocked users are members of this match and offers to leave it. */
export function BlockedMembersNotice({ people, onLeave }: BlockedMembersNoticeProps) {
  const names = new Intl.ListFormat(formattingLocale).format(people.map(nameOf));
  return (
    <section
      aria-label={t('blockedHere', { names })}
      className="shade-in flex items-start gap-2.5 border-b border-line bg-sunken px-4 py-2 sm:px-6"
    >
      <Ban aria-hidden className="mt-0.5 size-4.5 shrink-0 text-beet" />
      <p className="min-w-0 text-sm">
        <strong className="font-semibold">{t('blockedHere', { names })}</strong>{' '}
        {onLeave ? t('blockedHereText') : t('blockedHidden')}{' '}
        {onLeave && (
          <button
            type="button"
            onClick={onLeave}
            // The larger target lies over the text around it.
            className="relative font-semibold underline underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3"
          >
            {t('leaveTable')}
          </button>
        )}
      </p>
    </section>
  );
}
