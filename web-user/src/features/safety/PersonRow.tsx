import type { ReactNode } from 'react';
import { Avatar } from '../../shared/ui/Avatar.js';
import type { Person } from './safety-action.js';

interface PersonRowProps {
  person: Person;
  imageUrl: string | null;
  remark?: string;
  /** The actions. */
  children: ReactNode;
}

/** A user in a list; on narrow screens the actions wrap below the name. */
export function PersonRow({ person, imageUrl, remark, children }: PersonRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar size="sm" name={person.name} imageUrl={imageUrl} seed={person.id} />
        <span className="min-w-0">
          <bdi className="block truncate font-semibold">{person.name}</bdi>
          {remark && <span className="block text-sm text-muted">{remark}</span>}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">{children}</span>
    </li>
  );
}
