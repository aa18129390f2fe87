import type { Place } from '../places/nearby-places.js';
import type { Diet, VenueNeeds } from '../private-preferences/private-preferences.js';

type PlaceFacts = Pick<Place, 'diets' | 'isStepFree'>;

/** The needs of all members of a table together, which do not say whose they are. */
export function needsOf(members: Iterable<VenueNeeds>): VenueNeeds {
  const all = [...members];
  return {
    diets: [...new Set(all.flatMap(({ diets }) => diets))],
    isStepFree: all.some(({ isStepFree }) => isStepFree),
  };
}

/** Places by how well they are known to meet the needs of a table; within a group they keep their order. */
export interface PlacesByNeeds<P> {
  /** Groups of places that fail no need: those that meet all, then those of which one need is not known, and so on. */
  readonly groups: P[][];
  /** Places that fail a need, which are proposed only where there is no other. */
  readonly failing: P[];
}

/** Groups places by the needs of a table. Without needs all are in one group, in their order. See ADR 72. */
export function byNeedsMet<P extends PlaceFacts>(places: readonly P[], needs: VenueNeeds): PlacesByNeeds<P> {
  const answers = places.map((place) => answersTo(needs, place));
  const unknown = answers.map((each) => each.filter((answer) => answer === null).length);
  const failing = places.filter((_, at) => answers[at]!.includes(false));
  const fitting = places
    .map((place, at) => ({ place, at }))
    .filter(({ at }) => !answers[at]!.includes(false));
  const groups = Map.groupBy(fitting, ({ at }) => unknown[at]!);
  const inOrder = [...groups].sort(([one], [other]) => one - other);
  return { groups: inOrder.map(([, group]) => group.map(({ place }) => place)), failing };
}

/** Whether a place meets each need; null where it is not known. */
function answersTo({ diets, isStepFree }: VenueNeeds, place: PlaceFacts): Array<boolean | null> {
  return [...diets.map((diet) => catersFor(place, diet)), ...(isStepFree ? [place.isStepFree] : [])];
}

/** What is vegan is vegetarian too. */
function catersFor({ diets }: PlaceFacts, diet: Diet): boolean | null {
  if (diet === 'vegetarian' && diets.vegan) return true;
  if (diet === 'vegan' && diets.vegetarian === false) return false;
  return diets[diet] ?? null;
}
