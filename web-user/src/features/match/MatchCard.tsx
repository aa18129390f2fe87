import { areaIn } from '@domain/venue/area.js';
import { CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Match } from '../../shared/api/types.js';
import { Attendance } from '../../shared/attendance/Attendance.js';
import { BookingLine } from '../../shared/booking/BookingLine.js';
import { mealLabel, venueLabel } from '../../shared/dates.js';
import { momentLabel, saturdayLabel } from '../../shared/moments.js';
import { suggestedLocationLabel } from '../../shared/places/suggested-location.js';
import { useMe } from '../../shared/session/me.js';
import { AvatarStack } from '../../shared/ui/Avatar.js';
import { AwayZone } from '../../shared/ui/AwayZone.js';
import { Badge } from '../../shared/ui/Badge.js';
import { ButtonLink, buttonLook } from '../../shared/ui/Button.js';
import { Card, MenuLine } from '../../shared/ui/Card.js';
import { cx } from '../../shared/ui/cx.js';
import { commonGroundLabel } from './common-ground.js';
import { toFeedback } from './feedback-link.js';
import { t as tFeedback } from './feedback-messages.js';
import { MatchMoment } from './MatchMoment.js';
import { isNew, isUpcoming, membersLabel, peopleOf, statusLabel, titleOf } from './members.js';
import { t } from './messages.js';
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

/** Asks for feedback on a completed match until its chat is archived; it can be changed until then. */
function FeedbackLine({ match: { id, status, feedback } }: { match: Match }) {
  if (status !== 'completed') return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-sunken py-1 pr-1 pl-3.5 text-sm">
      <p className="font-semibold">{tFeedback(feedback ? 'thanks' : 'title')}</p>
      <ButtonLink look="quiet" className="min-h-11 px-4" {...toFeedback(id)}>
        {tFeedback(!feedback ? 'tell' : feedback.attended ? 'yourBill' : 'change')}
      </ButtonLink>
    </div>
  );
}

type Message = NonNullable<Match['lastMessage']>;

/** The last message of the chat of a match, with author, time and a link to the chat. */
function LastMessage({ match, message }: { match: Match; message: Message }) {
  const me = useMe();
  const who = message.userId === me.id ? t('you') : message.firstName;
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 rounded-md bg-sunken px-3.5 py-2.5 text-sm">
      <p className="truncate font-semibold">
        <bdi>{who}</bdi>
      </p>
      <time dateTime={message.createdAt} className="text-xs text-muted">
        {momentLabel(Date.parse(message.createdAt))}
      </time>
      <p
        className={cx(
          'col-span-2 line-clamp-2 wrap-anywhere',
          match.unread > 0 ? 'font-semibold' : 'text-muted',
        )}
      >
        <bdi>{message.text}</bdi>
      </p>
      {!match.hasLeftChat && (
        <Link
          to={`/chat/${match.id}`}
          className="col-span-2 -mb-2 inline-flex min-h-11 items-center justify-self-start font-semibold text-tomato-deep underline underline-offset-3"
        >
          {t('openChat')}
        </Link>
      )}
    </div>
  );
}
