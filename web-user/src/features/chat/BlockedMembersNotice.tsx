import { Ban } from 'lucide-react';
import type { MatchUser } from '../../shared/api/types.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { t } from './messages.js';
import { nameOf } from './people.js';

interface BlockedMembersNoticeProps {
  people: readonly MatchUser[];
  /** Whether the match can still be left. */
  mayLeave: boolean;
}

/** Says after the newest message that blocked users are members of this match, and that one can leave it. */
export function BlockedMembersNotice({ people, mayLeave }: BlockedMembersNoticeProps) {
  const names = new Intl.ListFormat(formattingLocale).format(people.map(nameOf));
  return (
    <section
      aria-label={t('blockedHere', { names })}
      className="mt-4 flex items-start gap-2.5 rounded-md bg-sunken px-4 py-2"
    >
      <Ban aria-hidden className="mt-0.5 size-4.5 shrink-0 text-beet" />
      <p className="min-w-0 text-sm">
        <strong className="font-semibold">{t('blockedHere', { names })}</strong>{' '}
        {t(mayLeave ? 'blockedHereText' : 'blockedHidden')}
      </p>
    </section>
  );
}
