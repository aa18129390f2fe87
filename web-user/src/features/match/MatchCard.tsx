import { areaIn } from '@domain/venue/area.js';
import { CalendarPlus } from 'lucide-react';
import type { Match } from '../../shared/api/types.js';
import { Attendance } from '../../shared/attendance/Attendance.js';
import { BookingLine } from '../../shared/booking/BookingLine.js';
import { mealLabel, venueLabel } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import { suggestedLocationLabel } from '../../shared/places/suggested-location.js';
import { AvatarStack } from '../../shared/ui/Avatar.js';
import { AwayZone } from '../../shared/ui/AwayZone.js';
import { Badge } from '../../shared/ui/Badge.js';
import { buttonLook, ButtonLink } from '../../shared/ui/Button.js';
import { Card, MenuLine } from '../../shared/ui/Card.js';
import { commonGroundLabel } from './common-ground.js';
import { FeedbackLine } from './FeedbackLine.js';
import { LastMessage } from './LastMessage.js';
import { MatchMoment } from './MatchMoment.js';
import { t } from './messages.js';
import { isNew, isUpcoming, membersLabel, peopleOf, statusLabel, titleOf } from './members.js';
import { ShareTable } from './ShareTable.js';
import { UnreadBadge } from './unread.js';

const TONES = {
  pending: 'butter',
  confirmed: 'basil',
  completed: 'plain',
  archived: 'plain',
  in_touch: 'basil',
} as const;

/** One match: members, date and venue. */
export function MatchCard({ match }: { match: Match }) {
  const isPair = match.meetupType === '1v1';
  const heading = `match-${match.id}`;
  const location = match.suggestedLocation;
  const isArea = location !== null && areaIn(location) !== null;
  const shared = commonGroundLabel(match);
  const isMoment = isNew(match);
  return (
    <Card aria-labelledby={heading} className="flex flex-col">
      {isMoment && (
        <MatchMoment
          match={match}
          className="-mx-5 -mt-5 mb-5 rounded-t-lg bg-facade px-5 pt-3 pb-5 text-on-facade"
        />
      )}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <AvatarStack people={peopleOf(match)} label={membersLabel(match)} />
        <Badge tone={TONES[match.status]} className="shrink-0">
          {statusLabel(match)}
        </Badge>
      </div>
      <h2 id={heading} className="mt-4 text-lg wrap-anywhere">
        {titleOf(match)}
      </h2>
      {!isMoment && match.users.length > 0 && (
        <p className="wrap-anywhere text-muted">{membersLabel(match)}</p>
      )}
      {!isMoment && shared && <p className="mt-2 font-semibold text-balance">{shared}</p>}
      {match.status === 'in_touch' ? (
        <p className="mt-4 mb-5 text-sm text-muted">
          {t('metOn', { date: saturdayLabel(match.suggestedDate) })}
        </p>
      ) : (
        <dl className="mt-4 mb-5 grid gap-1.5">
          <MenuLine label={t('date')}>{saturdayLabel(match.suggestedDate)}</MenuLine>
          <MenuLine label={t('time')}>
            {mealLabel(match.suggestedTime)}
            <AwayZone {...match} />
          </MenuLine>
          <MenuLine label={t('venue')}>
            <bdi>{location !== null && !isArea ? location : venueLabel(match.venueType)}</bdi>
          </MenuLine>
          {location !== null && isArea && (
            <MenuLine label={t('area')}>{suggestedLocationLabel(location)}</MenuLine>
          )}
        </dl>
      )}
      <div className="mt-auto grid gap-2.5">
        {match.lastMessage && <LastMessage match={match} message={match.lastMessage} />}
        <FeedbackLine match={match} />
        <BookingLine match={match} />
        {match.status !== 'in_touch' && <Attendance match={match} />}
        {!match.hasLeftChat && (
          <ButtonLink to={`/chat/${match.id}`} look={isUpcoming(match) ? 'primary' : 'secondary'}>
            {isPair ? t('startPair') : t('startGroup')}
            <UnreadBadge count={match.unread} tone="bg-card text-ink" />
          </ButtonLink>
        )}
        {isUpcoming(match) && (
          <a href={`/api/matches/${match.id}/calendar.ics`} download className={buttonLook('quiet')}>
            <CalendarPlus aria-hidden className="size-5" />
            {t('calendar')}
          </a>
        )}
        {isUpcoming(match) && !isMoment && !match.meetup && <ShareTable look="quiet" />}
      </div>
    </Card>
  );
}
