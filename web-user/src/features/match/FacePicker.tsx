import { CircleCheck } from 'lucide-react';
import type { MatchUser } from '../../shared/api/types.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { memberName } from './members.js';

interface FacePickerProps {
  /** The accessible name of the group. */
  label: string;
  users: readonly MatchUser[];
  picked: readonly number[];
  onToggle: (id: number) => void;
}

/** Faces with names as buttons, of which those that are picked are lit. */
export function FacePicker({ label, users, picked, onToggle }: FacePickerProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
      {users.map((user) => {
        const isPicked = picked.includes(user.id);
        return (
          <li key={user.id} className="grid">
            <button
              type="button"
              aria-pressed={isPicked}
              className="relative grid content-start justify-items-center gap-1.5 rounded-lg border-2 border-line p-2.5 transition-colors hover:border-ink aria-pressed:border-tomato aria-pressed:bg-tomato-soft"
              onClick={() => onToggle(user.id)}
            >
              <Avatar
                name={memberName(user)}
                imageUrl={user.profileImageUrl}
                seed={user.id}
                size="lg"
                className={isPicked ? 'ring-3 ring-card' : 'opacity-45 grayscale'}
              />
              <span className="line-clamp-2 w-full text-sm font-semibold wrap-anywhere">
                <bdi>{memberName(user)}</bdi>
              </span>
              {isPicked && (
                <CircleCheck
                  aria-hidden
                  className="absolute top-1.5 right-1.5 size-6 rounded-full bg-card text-tomato"
                />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
