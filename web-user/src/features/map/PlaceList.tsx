import type { ReactNode } from 'react';
import type { PlaceOnMap } from './map-source.js';
import { PlaceItem } from './PlaceItem.js';

interface PlaceListProps {
  places: readonly PlaceOnMap[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  /** Additional actions for a place. */
  actions?: (place: PlaceOnMap) => ReactNode;
}

/** The places as a list, which offers every action of the map to keyboard and screen reader users. */
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
