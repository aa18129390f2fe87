import { initialOf } from '@domain/shared/readable-text.js';
import { useState } from 'react';
import { cx } from './cx.js';

const SIZES = {
  sm: 'size-9 text-sm',
  md: 'size-12 text-base',
  lg: 'size-16 text-xl',
  xl: 'size-24 text-3xl',
};
const PIXELS = { sm: 36, md: 48, lg: 64, xl: 96 };
const PLATES = [
  'bg-tomato-soft text-tomato-deep',
  'bg-butter-soft text-ink',
  'bg-basil-soft text-basil',
  'bg-line text-ink',
];

interface AvatarProps {
  /** The name, whose first letter is the fallback for a missing picture. */
  name: string;
  imageUrl: string | null;
  /** Decides the background color, so that a user has the same one everywhere. */
  seed: number;
  size?: keyof typeof SIZES;
  className?: string;
}

/** A user's picture, or their initial. Decorative: the name is always shown beside it. */
export function Avatar({ name, imageUrl, seed, size = 'md', className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shape = cx('max-w-none shrink-0 rounded-full', SIZES[size], className);
  if (imageUrl && imageUrl !== brokenUrl) {
    return (
      <img
        src={imageUrl}
        alt=""
        width={PIXELS[size]}
        height={PIXELS[size]}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(imageUrl)}
        className={cx(shape, 'object-cover')}
      />
    );
  }
  return (
    <span
      aria-hidden
      className={cx(
        shape,
        'inline-grid place-items-center font-display font-bold',
        PLATES[seed % PLATES.length],
      )}
    >
      {initialOf(name) || '?'}
    </span>
  );
}

export interface StackedPerson {
  id: number;
  name: string;
  imageUrl: string | null;
}

const SHOWN_IN_STACK = 3;

/** Overlapping pictures of the first three users, and the number of others. */
export function AvatarStack({ people, label }: { people: readonly StackedPerson[]; label: string }) {
  const more = people.length - SHOWN_IN_STACK;
  return (
    <div role="img" aria-label={label} className="flex -space-x-3">
      {people.slice(0, SHOWN_IN_STACK).map((person) => (
        <Avatar
          key={person.id}
          name={person.name}
          imageUrl={person.imageUrl}
          seed={person.id}
          className="ring-3 ring-card"
        />
      ))}
      {more > 0 && (
        <span className="z-1 grid size-12 place-items-center rounded-full bg-facade font-display font-bold text-on-facade ring-3 ring-card">
          +{more}
        </span>
      )}
    </div>
  );
}
