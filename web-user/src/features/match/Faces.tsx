import type { Match } from '../../shared/api/types.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { memberName } from './members.js';

const MAX_FACES = 5;

/** The faces of the others at a table, with their names; of a large meetup the first ones and the number of the rest. */
export function Faces({ match: { users } }: { match: Match }) {
  const shown = users.length > MAX_FACES ? users.slice(0, MAX_FACES - 1) : users;
  const more = users.length - shown.length;
  return (
    <ul className="-ml-1.5 flex flex-wrap gap-2 text-center text-xs">
      {shown.map((user) => (
        <li key={user.id} className="w-15">
          <Avatar
            name={memberName(user)}
            imageUrl={user.profileImageUrl}
            seed={user.id}
            className="mx-auto block"
          />
          <span className="mt-1 block truncate">
            <bdi>{memberName(user)}</bdi>
          </span>
        </li>
      ))}
      {more > 0 && <li className="grid h-12 place-items-center font-display text-base font-bold">+{more}</li>}
    </ul>
  );
}
