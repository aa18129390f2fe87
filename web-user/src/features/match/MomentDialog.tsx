import { MessageCircle, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { Match } from '../../shared/api/types.js';
import type { ProposedDraft } from '../../shared/proposed-draft.js';
import { useMe } from '../../shared/session/me.js';
import { RoundTable } from '../../shared/ui/art/RoundTable.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { useRestoreFocus } from '../../shared/ui/use-restore-focus.js';
import { useSheet } from '../../shared/ui/use-sheet.js';
import { commonGroundLabel, likedByAll } from './common-ground.js';
import { t } from './match-moment-messages.js';
import { memberName, memberNames } from './members.js';
import { t as tMatch } from './messages.js';
import { ShareTable } from './ShareTable.js';

const SECONDS_PER_CHAIR = 0.4;
const inTurn = (turn: number) => ({ animationDelay: `${(turn + 1) * SECONDS_PER_CHAIR}s` });

/** A sentence for the chat, which repeats to the table only what all of it shares. */
function firstMessage(match: Match): string {
  const thing = likedByAll(match);
  return thing === undefined ? t('hello') : t('helloShared', { thing });
}

/** A new table over the whole screen: its chairs are taken one after another, then come what it shares and a first message. */
export function MomentDialog({ match, onClose }: { match: Match; onClose: () => void }) {
  const focusBack = useRestoreFocus();
  useSheet(true, onClose);
  const seats = match.users.length + 1;
  const shared = commonGroundLabel(match);
  const message = firstMessage(match);
  const proposal: ProposedDraft = { proposed: message };
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content
          {...focusBack}
          // The dialog itself has the focus, so that a screen reader says its title and nothing else.
          onOpenAutoFocus={(event) => {
            focusBack.onOpenAutoFocus();
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          aria-describedby={undefined}
          className="shade-in fixed inset-0 z-50 flex flex-col overflow-y-auto bg-facade text-on-facade outline-none"
        >
          <div aria-hidden className="awning h-9 shrink-0 [--stripe:1.25rem]" />
          <Radix.Close
            aria-label={t('close')}
            className="absolute top-10 right-2 grid size-11 place-items-center rounded-full"
          >
            <X aria-hidden />
          </Radix.Close>
          <div className="m-auto grid w-full max-w-md justify-items-center gap-3 px-5 py-4 text-center">
            <Radix.Title className="px-9 text-xl wrap-anywhere">
              {tMatch('foundText', { names: memberNames(match) })}
            </Radix.Title>
            <TableWithFaces match={match} />
            {shared && (
              <p className="arrive-in-turn text-balance" style={inTurn(seats)}>
                {shared}
              </p>
            )}
            <div className="arrive-in-turn grid w-full gap-2.5" style={inTurn(seats + 1)}>
              <p className="rounded-lg rounded-br-sm bg-card px-4 py-3 text-start text-ink wrap-anywhere">
                {message}
              </p>
              <p className="text-sm">{t('editable')}</p>
              <ButtonLink to={`/chat/${match.id}`} state={proposal} look="butter">
                <MessageCircle aria-hidden className="size-5 shrink-0" />
                {t('sayHi')}
              </ButtonLink>
              <ShareTable look="secondary" />
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The distance of a chair of `RoundTable` from its center, in percent of the width. */
const CHAIR = 41.5;

function TableWithFaces({ match: { users } }: { match: Match }) {
  const me = useMe();
  const people = [
    { id: me.id, name: me.firstName ?? me.username, imageUrl: me.profileImageUrl },
    ...users.map((user) => ({ id: user.id, name: memberName(user), imageUrl: user.profileImageUrl })),
  ];
  return (
    <div aria-hidden className="relative aspect-square w-[min(18rem,34dvh)] min-w-40 shrink-0">
      <RoundTable seats={people.length} taken={people.length} className="size-full" />
      {people.map(({ id, name, imageUrl }, seat) => {
        const angle = (2 * Math.PI * seat) / people.length + Math.PI / 2;
        const position = {
          left: `${50 + CHAIR * Math.cos(angle)}%`,
          top: `${50 + CHAIR * Math.sin(angle)}%`,
        };
        return (
          <span key={id} className="absolute grid -translate-1/2" style={position}>
            <span data-face className="arrive-in-turn grid" style={inTurn(seat)}>
              <Avatar name={name} imageUrl={imageUrl} seed={id} className="ring-3 ring-facade" />
            </span>
          </span>
        );
      })}
    </div>
  );
}
