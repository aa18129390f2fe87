import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Match } from '../../shared/api/types.js';
import { devicePreference, setDevicePreference } from '../../shared/device-preference.js';
import { useIsVisible } from '../../shared/hooks/use-is-visible.js';
import type { ProposedDraft } from '../../shared/proposed-draft.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { cx } from '../../shared/ui/cx.js';
import { TableWithFaces } from '../../shared/ui/TableWithFaces.js';
import { commonGround, likedByAll } from './common-ground.js';
import { memberNames, peopleOf } from './members.js';
import { t } from './messages.js';
import { ShareTable } from './ShareTable.js';

/** The highest id of the matches that this device has shown: ids ascend, so one number tells which were. */
const SHOWN = 'match-moment';
const MS_PER_CHAIR = 400;

/** Lets the parts of a table arrive in turn, once per match on this device, and not before the user can see it. */
function useArrival(id: number) {
  const isVisible = useIsVisible();
  const [isFirst] = useState(() => id > Number(devicePreference(SHOWN)));
  useEffect(() => {
    if (isFirst && isVisible) setDevicePreference(SHOWN, String(id));
  }, [id, isFirst, isVisible]);
  return (turn: number) =>
    isFirst
      ? {
          className: 'arrive-in-turn',
          style: {
            animationDelay: `${turn * MS_PER_CHAIR}ms`,
            animationPlayState: isVisible ? 'running' : 'paused',
          },
        }
      : undefined;
}

/** A sentence for the chat, which repeats to the table only what all of it shares. */
function firstMessage(match: Match): string {
  const thing = likedByAll(match);
  return thing === undefined ? t('hello') : t('helloShared', { thing });
}

/** The part of a card that shows a new table: its chairs are taken one after another, then come why it is one, and a first message. */
export function MatchMoment({ match, className }: { match: Match; className?: string }) {
  const arrival = useArrival(match.id);
  const seats = match.users.length + 1;
  const [why] = commonGround(match);
  const proposal: ProposedDraft = { proposed: firstMessage(match) };
  const [whyTurn, buttonsTurn] = [arrival(seats), arrival(seats + 1)];
  return (
    <div className={cx('grid gap-3 text-center', className)}>
      <TableWithFaces
        others={peopleOf(match)}
        arrival={arrival}
        className="mx-auto mt-1 mb-4 w-[min(13rem,80%)]"
      />
      <p className="font-semibold text-balance wrap-anywhere">
        {t('foundText', { names: memberNames(match) })}
      </p>
      {why && (
        <p className={cx('text-balance', whyTurn?.className)} style={whyTurn?.style}>
          {why}
        </p>
      )}
      <div
        className={cx(
          'mt-1 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5 *:px-3',
          buttonsTurn?.className,
        )}
        style={buttonsTurn?.style}
      >
        <ButtonLink to={`/chat/${match.id}`} state={proposal} look="butter">
          <MessageCircle aria-hidden className="size-5 shrink-0" />
          {t('sayHi')}
        </ButtonLink>
        <ShareTable look="secondary" />
      </div>
    </div>
  );
}
