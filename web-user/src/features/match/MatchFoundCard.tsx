import type { ReactNode } from 'react';
import type { Match } from '../../shared/api/types.js';
import { useHasPassed } from '../../shared/hooks/use-has-passed.js';
import { Badge } from '../../shared/ui/Badge.js';
import { commonGroundLabel } from './common-ground.js';
import { Faces } from './Faces.js';
import { MatchMoment } from './MatchMoment.js';
import { isNew } from './members.js';
import { Checklist, JoinChat, Today } from './NextSteps.js';
import { t } from './messages.js';
import { foundTitleOf, hourOfToday, timeLeft, whenOrWhere } from './when.js';

interface MatchFoundCardProps {
  match: Match;
  /** The request that led to it. */
  request?: ReactNode;
  /** Whether the user has an open request. */
  isRequested?: boolean;
  /** What the table asks its members. */
  question?: ReactNode;
  /** Whether the question waits for the user, which is the next step then. */
  isAsked?: boolean;
  /** The step of the checklist about the venue; a meetup has none. */
  place?: ReactNode;
  /** Shares when and where the table meets, on its day. */
  plan?: ReactNode;
}

/** The home screen's card of an upcoming match: a table, or a meetup that the user joined. */
export function MatchFoundCard({
  match,
  request,
  isRequested = false,
  question,
  isAsked = false,
  place,
  plan,
}: MatchFoundCardProps) {
  const title = foundTitleOf(match, isRequested);
  const hour = hourOfToday(match);
  const { label, changesAt } = timeLeft(match);
  useHasPassed(changesAt);
  const left = label && <Badge tone="butter">{label}</Badge>;
  const shared = commonGroundLabel(match);
  const isMoment = isNew(match) && !hour;
  return (
    <section
      aria-labelledby="match-found"
      className="overflow-hidden rounded-xl border border-line bg-card shadow-near"
    >
      <div className="bg-facade text-on-facade">
        <div aria-hidden className="awning h-8 [--stripe:1.25rem]" />
        <div className="px-5 pt-2 pb-5 sm:px-7">
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
            <h2 id="match-found" className="text-2xl">
              {title}
            </h2>
            {!hour && left}
          </div>
          {match.meetup && match.meetup.title !== title && (
            <p className="mt-1 font-semibold">{t('foundMeetup', { title: match.meetup.title })}</p>
          )}
          {hour && (
            <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <p className="font-display text-2xl">{hour}</p>
              {left}
            </div>
          )}
          <p className="mt-1 mb-4 font-semibold text-balance wrap-anywhere text-butter">
            <bdi>{whenOrWhere(match)}</bdi>
          </p>
          {isMoment ? (
            <MatchMoment match={match} />
          ) : (
            <>
              <Faces match={match} />
              {shared && <p className="mt-3">{shared}</p>}
            </>
          )}
        </div>
      </div>
      {question}
      <div className="grid gap-3 px-5 pt-3 pb-5 sm:px-7">
        {request}
        {hour ? (
          <Today match={match} plan={plan} />
        ) : isAsked ? (
          <JoinChat match={match} look="secondary" />
        ) : (
          <Checklist match={match} place={place} />
        )}
      </div>
    </section>
  );
}
