import type { OpeningHours, PlaceWithHours } from '../../../src/application/places/ports.js';
import type { Openness, TimeSpan } from '../../../src/domain/places/openness.js';

/** Reads two hours only: `24/7` and `off`. It records for which time it was asked. */
export class InMemoryOpeningHours implements OpeningHours {
  readonly asked: Array<TimeSpan & { readonly places: number }> = [];

  async opennessOf(places: readonly PlaceWithHours[], span: TimeSpan): Promise<Openness[]> {
    this.asked.push({ ...span, places: places.length });
    return places.map(({ openingHours }) =>
      openingHours === '24/7' ? 'open' : openingHours === 'off' ? 'closed' : 'unknown',
    );
  }
}
