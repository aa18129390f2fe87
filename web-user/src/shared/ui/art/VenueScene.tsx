import type { RestaurantType } from '@domain/meetup/venue.js';
import type { VenueType } from '@domain/shared/slot.js';
import type { ReactNode } from 'react';
import { cx } from '../cx.js';
import { CoveredDish, Drawing, TwoCups } from './art.js';
import { type DishName, DISHES } from './dishes.js';

interface VenueSceneProps {
  venueType: VenueType;
  /** By default the drawing of the venue type. */
  dish?: DishName | null;
  style?: RestaurantType;
  /** Decides between grounds; the same for the same venue. */
  seed?: string;
}

/** Checked, plain or striped tablecloths. */
const GROUNDS = ['gingham', 'bg-butter-soft', 'bg-basil-soft', 'bg-tomato-soft'];

/** FNV-1a, so that a venue keeps its ground. */
function groundOf(seed: string): string {
  let hash = 2_166_136_261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return GROUNDS[hash % GROUNDS.length]!;
}

/** A round plate on a tablecloth; on a dark cloth with a gold rim for fine dining, on a tray for fast food. */
function Table({ style, seed, children }: Pick<VenueSceneProps, 'style' | 'seed'> & { children: ReactNode }) {
  const ground = style === 'fine' ? 'bg-facade' : seed ? groundOf(seed) : 'gingham';
  return (
    <div aria-hidden className={cx('grid size-full place-items-center [--check:1.25rem]', ground)}>
      <div
        className={cx(
          'grid h-[86%] place-items-center bg-on-facade shadow-near ring-inset',
          style === 'fast' ? 'aspect-4/3 rounded-xl' : 'aspect-square rounded-full',
          style === 'fine' ? 'ring-4 ring-butter' : 'ring-6 ring-line/60',
        )}
      >
        <div className="w-3/5">{children}</div>
      </div>
    </div>
  );
}

/** Fallback illustration for a venue without a picture, by its cuisine and style. Decorative. */
export function VenueScene({ venueType, dish, style, seed }: VenueSceneProps) {
  if (venueType === 'cafe' && !(dish && dish !== 'bakery')) {
    return (
      <div aria-hidden className="flex size-full flex-col items-center justify-between bg-butter-soft">
        <div className="awning h-[24%] w-full [--stripe:1.5rem]" />
        <div className="flex h-[70%] items-end [&_svg]:h-full">
          {dish ? <Drawing svg={DISHES[dish]} /> : <TwoCups />}
        </div>
      </div>
    );
  }
  return (
    <Table style={style} seed={seed}>
      {dish ? <Drawing svg={DISHES[dish]} /> : <CoveredDish />}
    </Table>
  );
}
