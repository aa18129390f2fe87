import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { useId } from 'react';
import { dayOf } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { answerProps } from '../../shared/ui/busy-props.js';
import { Button } from '../../shared/ui/Button.js';
import { Card } from '../../shared/ui/Card.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { t } from './messages.js';
import { useChatOfferAnswer, useChatOffers } from './queries.js';

type Offer = NonNullable<ReturnType<typeof useChatOffers>['data']>[number];

/** The offers of a chat of two, a row for each person. Nothing is shown until there is one, because most users have none. */
export function ChatOffers() {
  const offers = useChatOffers();
  const failed = useFailedLoad(offers);
  const isOffline = useIsOffline();
  if (!offers.data) {
    if (!failed || isOffline) return null;
    return <LoadFailed title={t('loadFailed')} error={failed.error} onRetry={failed.retry} />;
  }
  if (offers.data.length === 0) return null;
  return (
    <Card aria-labelledby="chat-offers">
      <h2 id="chat-offers" className="text-lg">
        {t('title')}
      </h2>
      <p className="text-sm text-muted">{t(isOffline ? 'offline' : 'text')}</p>
      <ul className="mt-2 divide-y divide-line">
        {offers.data.map((offer) => (
          <OfferRow key={offer.id} offer={offer} isOffline={isOffline} />
        ))}
      </ul>
    </Card>
  );
}

function OfferRow({ offer, isOffline }: { offer: Offer; isOffline: boolean }) {
  const answer = useChatOfferAnswer(offer.id);
  const focus = useKeptFocus<HTMLLIElement>(offer.isWaiting);
  const { firstName: name, isWaiting } = offer;
  const person = useId();
  const until = dayOf(offer.expiresAt);
  const button = (agrees: boolean, label: string) => {
    const { busy, disabled } = answerProps(answer, agrees);
    return (
      <Button
        look={agrees ? 'primary' : 'secondary'}
        className="px-4"
        aria-describedby={person}
        busy={busy}
        disabled={disabled || isOffline}
        onClick={() => answer.mutate(agrees)}
      >
        {label}
      </Button>
    );
  };
  return (
    <li {...focus} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3 outline-none last:pb-0">
      <div className="flex min-w-48 flex-1 items-center gap-3">
        <Avatar seed={offer.userId} name={name} imageUrl={offer.profileImageUrl} />
        <div className="min-w-0">
          <p id={person} className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p role="status" className="text-sm text-muted">
            {isWaiting
              ? t('waiting', { name, date: until })
              : t('until', { met: saturdayLabel(offer.metOn as CalendarDate), date: until })}
          </p>
        </div>
      </div>
      <div className="flex grow flex-wrap gap-2.5 *:grow">
        {!isWaiting && button(true, t('agree'))}
        {button(false, t(isWaiting ? 'withdraw' : 'decline'))}
      </div>
    </li>
  );
}
