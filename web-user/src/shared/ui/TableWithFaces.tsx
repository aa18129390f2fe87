import type { CSSProperties } from 'react';
import { useMe } from '../session/me.js';
import { RoundTable } from './art/RoundTable.js';
import { Avatar, type StackedPerson } from './Avatar.js';
import { cx } from './cx.js';

/** The distance of a chair of `RoundTable` from its center, in percent of the width. */
const CHAIR = 41.5;

interface TableWithFacesProps {
  others: readonly StackedPerson[];
  /** More than there are faces while a table is being found. */
  seats?: number;
  /** Lets a face take its chair; the user, who has none, sits at the bottom from the start. */
  arrival?: (seat: number) => { className: string; style: CSSProperties } | undefined;
  className?: string;
}

/** The table from above, with the face of the user and of each other member on a chair. Decorative: names are shown beside it. */
export function TableWithFaces({
  others,
  seats = others.length + 1,
  arrival,
  className,
}: TableWithFacesProps) {
  const me = useMe();
  const people = [{ id: me.id, name: me.firstName ?? me.username, imageUrl: me.profileImageUrl }, ...others];
  const isWaiting = people.length < seats;
  return (
    <div aria-hidden className={cx('relative aspect-square shrink-0', className)}>
      <RoundTable seats={seats} taken={isWaiting ? 0 : seats} waiting={isWaiting} className="size-full" />
      {people.map(({ id, name, imageUrl }, seat) => {
        const angle = (2 * Math.PI * seat) / seats + Math.PI / 2;
        const position = {
          left: `${50 + CHAIR * Math.cos(angle)}%`,
          top: `${50 + CHAIR * Math.sin(angle)}%`,
        };
        const { className: moves, style } = (seat > 0 && arrival?.(seat)) || {};
        return (
          <span key={id} className="absolute grid -translate-1/2" style={position}>
            <span data-face className={cx('grid', moves)} style={style}>
              <Avatar
                size={isWaiting ? 'sm' : 'md'}
                name={name}
                imageUrl={imageUrl}
                seed={id}
                className="ring-3 ring-card"
              />
            </span>
          </span>
        );
      })}
    </div>
  );
}
