import { dayOf, mealLabel, saturdayLabel, venueLabel } from '../../shared/dates.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { answerProps } from '../../shared/ui/busy-props.js';
import { Button } from '../../shared/ui/Button.js';
import { Card } from '../../shared/ui/Card.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { tReunion as t } from './messages.js';
import { useReunionAnswer, useReunionOffers } from './queries.js';

type Offer = NonNullable<ReturnType<typeof useReunionOffers>['data']>[number];

interface ReunionOffersProps {
  /** Whether the user has a waiting request, which another one would replace. */
  hasRequest: boolean;
}

/** The offers to meet the same people again. Nothing is shown until there is one, because most users have none. */
export function ReunionOffers({ hasRequest }: ReunionOffersProps) {
  const offers = useReunionOffers();
  const failed = useFailedLoad(offers);
  const isOffline = useIsOffline();
  if (offers.data)
    return offers.data.map((offer) => (
      <OfferCard key={offer.matchId} offer={offer} hasRequest={hasRequest} />
    ));
  if (!failed || isOffline) return null;
  return <LoadFailed title={t('loadFailed')} error={failed.error} onRetry={failed.retry} />;
}

function OfferCard({ offer, hasRequest }: { offer: Offer } & ReunionOffersProps) {
  const answer = useReunionAnswer(offer.matchId);
  const isOffline = useIsOffline();
  const heading = `reunion-${offer.matchId}`;
  const names = new Intl.ListFormat(formattingLocale).format(offer.people.map(({ firstName }) => firstName));
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
    <Card aria-labelledby={heading}>
      <h2 id={heading} className="text-lg">
        {t('title')}
      </h2>
      <div aria-hidden className="mt-3 flex flex-wrap gap-2">
        {offer.people.map(({ userId, firstName, profileImageUrl }) => (
          <Avatar key={userId} seed={userId} name={firstName} imageUrl={profileImageUrl} />
        ))}
      </div>
      <p className="mt-3">
        {t('text', {
          names,
          met: saturdayLabel(offer.metOn),
          date: saturdayLabel(offer.preferredDate),
          meal: `${mealLabel(offer.preferredTime)}, ${venueLabel(offer.venueType)}`,
        })}
      </p>
      {hasRequest && <p className="mt-2 text-sm font-semibold">{t('replaces')}</p>}
      <p className="mt-2 text-sm text-muted">{t('until', { until: dayOf(lastMoment(offer.expiresAt)) })}</p>
      {isOffline && <p className="mt-2 text-sm text-muted">{t('offline')}</p>}
      <div className="mt-4 flex flex-wrap gap-2.5">
        {button(true, t('agree'))}
        {button(false, t('decline'))}
      </div>
    </Card>
  );
}

/** The offer ends with a day, which is shown and not the one that begins then. */
const lastMoment = (expiresAt: string): string => new Date(Date.parse(expiresAt) - 1000).toISOString();
