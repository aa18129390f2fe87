import { ArrowLeft, CalendarPlus, CircleX, DoorOpen, EllipsisVertical } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Match } from '../../shared/api/types.js';
import { mealLabel, saturdayLabel, venueLabel } from '../../shared/dates.js';
import { ConfirmDialog } from '../../shared/ui/ConfirmDialog.js';
import { t } from './messages.js';
import { useEndings } from './use-endings.js';

const MENU_ITEM =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 font-semibold outline-none';
const ICON = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken';

export function ChatHeader({ match, endIn }: { match: Match; endIn: (ms: number) => void }) {
  const [asking, setAsking] = useState<'leave' | 'cancel' | null>(null);
  const { leave, cancel } = useEndings(match.id, endIn);
  const close = () => setAsking(null);
  // An open meetup is its organiser's to cancel.
  const mayCancel = !match.meetup || match.meetup.isOrganiser;
  return (
    <header className="flex items-center gap-1 border-b border-line bg-card px-1.5 py-1.5 sm:px-3 lg:col-span-2">
      <Link to="/matches" aria-label={t('back')} className={ICON}>
        <ArrowLeft aria-hidden className="size-6" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="truncate text-lg leading-tight">{t(match.meetupType === '1v1' ? 'pair' : 'group')}</h1>
        <p className="truncate text-sm text-muted">
          {match.meetup && `${match.meetup.title} · `}
          {saturdayLabel(match.suggestedDate)}, {mealLabel(match.suggestedTime)} ·{' '}
          {venueLabel(match.venueType)}
        </p>
      </div>
      <button
        type="button"
        aria-label={t('leave')}
        onClick={() => setAsking('leave')}
        className="flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-full font-semibold hover:bg-sunken sm:px-4"
      >
        <DoorOpen aria-hidden className="size-6" />
        <span className="hidden sm:inline">{t('leave')}</span>
      </button>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger aria-label={t('more')} className={ICON}>
          <EllipsisVertical aria-hidden className="size-6" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            className="shade-in z-30 min-w-48 rounded-md border border-line bg-card p-1.5 shadow-far"
          >
            <DropdownMenu.Item asChild>
              <a
                href={`/api/matches/${match.id}/calendar.ics`}
                download
                className={`${MENU_ITEM} data-highlighted:bg-sunken`}
              >
                <CalendarPlus aria-hidden className="size-5" />
                {t('calendar')}
              </a>
            </DropdownMenu.Item>
            {mayCancel && (
              <DropdownMenu.Item
                onSelect={() => setAsking('cancel')}
                className={`${MENU_ITEM} text-beet data-highlighted:bg-beet-soft`}
              >
                <CircleX aria-hidden className="size-5" />
                {t('cancelMeeting')}
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <ConfirmDialog
        open={asking === 'leave'}
        onCancel={close}
        onConfirm={() => leave.mutate(undefined, { onSettled: close })}
        busy={leave.isPending}
        title={t('leaveTitle')}
        description={t('leaveText')}
        confirmLabel={leave.isPending ? t('leaving') : t('leave')}
        cancelLabel={t('stay')}
      />
      <ConfirmDialog
        open={asking === 'cancel'}
        onCancel={close}
        onConfirm={() => cancel.mutate(undefined, { onSettled: close })}
        busy={cancel.isPending}
        title={t('cancelTitle')}
        description={t('cancelText')}
        confirmLabel={cancel.isPending ? t('cancelling') : t('cancelMeeting')}
        cancelLabel={t('keepMeeting')}
      />
    </header>
  );
}
