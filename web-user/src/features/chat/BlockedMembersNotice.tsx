import { Ban } from 'lucide-react';
import type { MatchUser } from '../../shared/api/types.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { Button } from '../../shared/ui/Button.js';
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
      className="shade-in flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-sunken px-4 py-2.5 sm:px-6"
    >
      <p className="flex min-w-0 flex-1 basis-56 items-start gap-2.5 text-sm">
        <Ban aria-hidden className="mt-0.5 size-4.5 shrink-0 text-beet" />
        <span>
          <strong className="font-semibold">{t('blockedHere', { names })}</strong>{' '}
          {onLeave ? t('blockedHereText') : t('blockedHidden')}
        </span>
      </p>
      {onLeave && (
        <Button look="secondary" className="min-h-11 px-4" onClick={onLeave}>
          {t('leaveTable')}
        </Button>
      )}
    </section>
  );
}
