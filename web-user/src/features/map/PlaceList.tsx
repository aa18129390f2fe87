import type { ReactNode } from 'react';
import type { PlaceOnMap } from './map-source.js';
import { PlaceItem } from './PlaceItem.js';

interface PlaceListProps {
  places: readonly PlaceOnMap[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** What else one can do about a place. */
  actions?: (place: PlaceOnMap) => ReactNode;
}

/** The places of the map as a list: whatever can be done on the map can be done here. */
export function PlaceList({ places, chosenId, onChoose, actions }: PlaceListProps) {
  return (
    <ul className="grid gap-3">
      {places.map((place) => (
        <PlaceItem
          key={place.id}
          place={place}
          isChosen={place.id === chosenId}
          onChoose={() => onChoose(place.id)}
          actions={actions?.(place)}
        />
      ))}
    </ul>
  );
}
