import { CalendarPlus, CalendarSync, Copy } from 'lucide-react';
import { useRef } from 'react';
import { copyText } from '../../shared/copy-text.js';
import { momentLabel } from '../../shared/moments.js';
import { AddressField } from '../../shared/ui/AddressField.js';
import { Button } from '../../shared/ui/Button.js';
import { DialogButton } from '../../shared/ui/Dialog.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { useCalendarFeed, useCreateCalendarFeed, useRevokeCalendarFeed } from './session-queries.js';

/** Button and dialog for the private address of the user's calendar feed. */
export function CalendarFeed() {
  return (
    <DialogButton Icon={CalendarSync} label={t('calendar')} description={t('calendarText')}>
      <Feed />
    </DialogButton>
  );
}

const Feed = () => (
  <Loaded query={useCalendarFeed()} failed={t('calendarFailed')} loading={<Skeleton className="h-32" />}>
    {({ createdAt }) => <FeedAddress createdAt={createdAt} />}
  </Loaded>
);

function FeedAddress({ createdAt }: { createdAt: string | null }) {
  const create = useCreateCalendarFeed();
  const revoke = useRevokeCalendarFeed();
  const isOn = createdAt !== null;
  return (
    <div className="grid gap-4">
      {isOn && create.data ? (
        <NewAddress path={create.data.path} />
      ) : (
        <p>{isOn ? t('calendarOn', { moment: momentLabel(Date.parse(createdAt)) }) : t('calendarPrivate')}</p>
      )}
      <div className="grid gap-2.5">
        <Button look={isOn ? 'secondary' : 'primary'} busy={create.isPending} onClick={() => create.mutate()}>
          <CalendarPlus aria-hidden className="size-5" />
          {create.isPending ? t('makingAddress') : isOn ? t('makeNewAddress') : t('makeAddress')}
        </Button>
        {isOn && (
          <>
            <p className="-mt-1 text-sm text-muted">{t('newAddressText')}</p>
            <Button look="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
              {revoke.isPending ? t('stoppingCalendar') : t('stopCalendar')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

function NewAddress({ path }: { path: string }) {
  const field = useRef<HTMLInputElement>(null);
  const address = window.location.origin + path;
  return (
    <>
      <AddressField ref={field} label={t('calendarAddress')} address={address} />
      <p className="text-sm text-muted">
        {t('calendarOnce')} {t('calendarPrivate')}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={() => void copyText(address, t('addressCopied'), field.current!)}>
          <Copy aria-hidden className="size-5" />
          {t('copyAddress')}
        </Button>
        <a
          href={address.replace(/^https?:/, 'webcal:')}
          className="inline-flex min-h-11 items-center font-semibold text-tomato-deep underline underline-offset-3"
        >
          {t('openCalendar')}
        </a>
      </div>
    </>
  );
}
