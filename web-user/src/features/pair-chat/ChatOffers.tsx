import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { dayOf } from '../../shared/dates.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.js';
import { saturdayLabel } from '../../shared/moments.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import { useFrames } from '../../shared/realtime/live.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { answerProps } from '../../shared/ui/busy-props.js';
import { Button } from '../../shared/ui/Button.js';
import { Card } from '../../shared/ui/Card.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { t } from './messages.js';

const OFFERS = ['chat-offers'] as const;

/** Query of the members whom the user can open a chat of two with. */
function useChatOffers() {
  const client = useQueryClient();
  useFrames((frame) => {
    if (frame.type === 'matches_changed') void client.invalidateQueries({ queryKey: OFFERS });
  });
  return useQuery({
    queryKey: OFFERS,
    queryFn: () => call('get', '/api/chat-offers'),
    refetchOnMount: 'always',
  });
}

/** Mutation of the answer; the chat opens if the other member has agreed too. */
function useChatOfferAnswer(id: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    name: 'answer-chat-offer',
    isOneAtATime: true,
    run: (agrees: boolean) => call('post', '/api/chat-offers/{id}', { params: { id }, body: { agrees } }),
    done: ({ matchId }) =>
      matchId === null ? undefined : { title: t('openedTitle'), description: t('openedText') },
    onSuccess: ({ matchId }) => {
      if (matchId === null) return client.invalidateQueries({ queryKey: OFFERS });
      void navigate(`/chat/${matchId}`);
      return client.invalidateQueries();
    },
    failure: { title: t('failedTitle'), text: t('failedText') },
    // The offer may be gone.
    refreshesOnFailure: [OFFERS],
  });
}

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
