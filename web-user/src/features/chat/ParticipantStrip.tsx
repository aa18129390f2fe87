import { Ban } from 'lucide-react';
import type { MatchUser } from '../../shared/api/types.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { t } from './messages.js';
import { isSystem, nameOf } from './people.js';

const ITEM =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-full pr-3 pl-1 text-left side:w-full side:gap-3 side:rounded-md side:p-1';

function Words({ person }: { person: MatchUser }) {
  return (
    <span className="min-w-0 max-w-full">
      <span className="block max-w-28 truncate text-sm font-semibold side:max-w-full side:text-base">
        <bdi>{nameOf(person)}</bdi>
      </span>
      {person.ageRange && <span className="hidden text-sm text-muted side:block">{person.ageRange}</span>}
    </span>
  );
}

/** The members of the match; a click opens a profile. */
export function ParticipantStrip({
  people,
  blocked,
  onOpenProfile,
}: {
  people: readonly MatchUser[];
  blocked: ReadonlySet<number>;
  onOpenProfile: (userId: number) => void;
}) {
  return (
    <ul
      aria-label={t('people')}
      className="flex gap-0.5 overflow-x-auto px-2 py-1 side:gap-1 side:flex-col side:overflow-visible side:p-3"
    >
      {people.map((person) => (
        <li key={person.id} className="contents">
          {isSystem(person) ? (
            <span className={`${ITEM} bg-beet-soft text-beet`}>
              <Avatar size="sm" name={nameOf(person)} imageUrl={null} seed={0} />
              <Words person={person} />
            </span>
          ) : (
            <button
              type="button"
              aria-label={t(blocked.has(person.id) ? 'isBlocked' : 'openProfile', { name: nameOf(person) })}
              onClick={() => onOpenProfile(person.id)}
              className={`${ITEM} hover:bg-sunken`}
            >
              <span className="relative">
                <Avatar size="sm" name={nameOf(person)} imageUrl={person.profileImageUrl} seed={person.id} />
                {blocked.has(person.id) && (
                  <Ban
                    aria-hidden
                    className="absolute -right-1.5 -bottom-1 size-5 rounded-full bg-card text-beet"
                  />
                )}
              </span>
              <Words person={person} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
