import type { VenueType } from '@domain/shared/slot.js';
import { CoveredDish, TwoCups } from './art.js';

/** Fallback illustration for a venue without a picture. Decorative. */
export function VenueScene({ venueType }: { venueType: VenueType }) {
  if (venueType === 'cafe') {
    return (
      <div aria-hidden className="flex size-full flex-col items-center justify-between bg-butter-soft">
        <div className="awning h-[24%] w-full [--stripe:1.5rem]" />
        <div className="flex h-[70%] items-end *:h-full">
          <TwoCups />
        </div>
      </div>
    );
  }
  return (
    <div aria-hidden className="gingham grid size-full place-items-center [--check:1.25rem]">
      <div className="grid aspect-square h-[86%] place-items-center rounded-full bg-on-facade shadow-near ring-6 ring-line/60 ring-inset">
        <div className="w-3/5">
          <CoveredDish />
        </div>
      </div>
    </div>
  );
}
