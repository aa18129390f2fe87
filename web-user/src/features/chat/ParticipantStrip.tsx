import { Ban } from 'lucide-react';
import type { MatchUser } from '../../shared/api/types.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { t } from './messages.js';
import { isSystem, nameOf } from './people.js';

const ITEM = 'grid w-full justify-items-center rounded-md py-0.5';

function Name({ person }: { person: MatchUser }) {
  return (
    <bdi className="max-w-full truncate px-0.5 text-[0.6875rem] leading-3.5 font-semibold short:max-[15rem]:hidden">
      {nameOf(person)}
    </bdi>
  );
}

/** The faces of the members of the match, with their names; a click opens a profile. */
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
    <ul aria-label={t('people')} className="flex min-w-0 overflow-x-auto overscroll-x-contain">
      {people.map((person) => (
        <li key={person.id} className="w-14 min-w-10 shrink-[0.5]">
          {isSystem(person) ? (
            <span className={`${ITEM} text-beet`}>
              <Avatar size="sm" name={nameOf(person)} imageUrl={null} seed={0} />
              <Name person={person} />
            </span>
          ) : (
            <button
              type="button"
              aria-label={t(blocked.has(person.id) ? 'isBlocked' : 'openProfile', { name: nameOf(person) })}
              onClick={() => onOpenProfile(person.id)}
              className={`${ITEM} min-h-11 hover:bg-sunken`}
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
              <Name person={person} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
