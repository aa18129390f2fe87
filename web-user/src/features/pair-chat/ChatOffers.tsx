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

/** The offers of a chat of two. Nothing is shown until there is one, because most users have none. */
export function ChatOffers() {
  const offers = useChatOffers();
  const failed = useFailedLoad(offers);
  const isOffline = useIsOffline();
  if (offers.data) return offers.data.map((offer) => <OfferCard key={offer.id} offer={offer} />);
  if (!failed || isOffline) return null;
  return <LoadFailed title={t('loadFailed')} error={failed.error} onRetry={failed.retry} />;
}

function OfferCard({ offer }: { offer: Offer }) {
  const answer = useChatOfferAnswer(offer.id);
  const isOffline = useIsOffline();
  const focus = useKeptFocus<HTMLElement>(offer.isWaiting);
  const { firstName: name, isWaiting } = offer;
  const heading = `chat-offer-${offer.id}`;
  const until = dayOf(offer.expiresAt);
  const button = (agrees: boolean, label: string) => {
    const { busy, disabled } = answerProps(answer, agrees);
    return (
      <Button
        look={agrees ? 'primary' : 'secondary'}
        busy={busy}
        disabled={disabled || isOffline}
        onClick={() => answer.mutate(agrees)}
      >
        {label}
      </Button>
    );
  };
  return (
    <Card {...focus} aria-labelledby={heading}>
      <div className="flex items-start gap-3">
        <Avatar seed={offer.userId} name={name} imageUrl={offer.profileImageUrl} />
        <div className="grid min-w-0 gap-1">
          <h2 id={heading} className="text-lg">
            {t('title', { name })}
          </h2>
          <p role="status">
            {isWaiting
              ? t('waiting', { name, date: until })
              : t('text', { date: saturdayLabel(offer.metOn as Parameters<typeof saturdayLabel>[0]) })}
          </p>
          {!isWaiting && <p className="text-sm text-muted">{t('until', { date: until })}</p>}
          {isOffline && <p className="text-sm text-muted">{t('offline')}</p>}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        {!isWaiting && button(true, t('agree'))}
        {button(false, t(isWaiting ? 'withdraw' : 'decline'))}
      </div>
    </Card>
  );
}
