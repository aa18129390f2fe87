import type { VenueType } from '@domain/shared/slot.js';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import type { NearbyPlace } from '../../../shared/api/types.js';
import { walkLabel } from '../../../shared/distances.js';
import { MapAttribution } from '../../../shared/places/MapAttribution.js';
import { useMapConfig } from '../../../shared/places/map-config.js';
import { useSavedPlace } from '../../../shared/places/saved-place.js';
import { Button } from '../../../shared/ui/Button.js';
import { TextInput } from '../../../shared/ui/Field.js';
import { Skeleton } from '../../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { usePlacesAround } from './queries.js';

const SHOWN = 5;

function Choice({ place, onPick }: { place: NearbyPlace; onPick: () => void }) {
  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        onClick={onPick}
        className="flex min-h-14 w-full items-center gap-3 px-3.5 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-3"
      >
        <span className="min-w-0 flex-1">
          <bdi className="block font-semibold">{place.name}</bdi>
          {place.address && <bdi className="block text-sm text-muted">{place.address}</bdi>}
        </span>
        <span className="shrink-0 text-sm text-muted">{walkLabel(place.distanceMiles)}</span>
      </button>
    </li>
  );
}

/** Nearby places of the venue type around the saved location, filtered by text. */
function Places({ venueType, onPick }: { venueType: VenueType; onPick: (place: NearbyPlace) => void }) {
  const saved = useSavedPlace();
  const around = usePlacesAround(saved?.at ?? null);
  const [text, setText] = useState('');
  const location = saved?.label ?? '';

  if (!saved || (!saved.at && !saved.isPending))
    return <p className="text-sm text-muted">{t('nearbyUnlocated')}</p>;
  if (around.isLoadingError) {
    return (
      <p role="status" className="text-sm text-muted">
        {t('nearbyAway')}
      </p>
    );
  }
  if (!around.data) {
    return (
      <div role="status">
        <span className="text-sm text-muted">{t('nearbyLoading', { location })}</span>
        <Skeleton className="mt-2 h-40" />
      </div>
    );
  }

  const ofKind = around.data.filter((place) => place.venueType === venueType);
  if (ofKind.length === 0) return <p className="text-sm text-muted">{t('nearbyNone', { location })}</p>;
  const asked = text.trim().toLowerCase();
  const found = ofKind.filter(({ name, address }) =>
    `${name} ${address ?? ''}`.toLowerCase().includes(asked),
  );
  return (
    <div className="grid gap-2">
      <TextInput
        label={t('nearbyFilter')}
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
        // Enter must not submit the form: the field only filters the list.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-sm text-muted">
        {t('nearbyCount', { count: found.length, location })}
      </p>
      {found.length > 0 && (
        <ul aria-label={t('nearbyList')} className="overflow-hidden rounded-md border border-line">
          {found.slice(0, SHOWN).map((place) => (
            <Choice key={place.id} place={place} onPick={() => onPick(place)} />
          ))}
        </ul>
      )}
      <MapAttribution />
    </div>
  );
}

interface VenuePickerProps {
  venueType: VenueType;
  /** Whether a venue is already set; the picker is then closed initially. */
  isNamed: boolean;
  onPick: (place: NearbyPlace) => void;
}

/** Fills in a venue from the nearby places. Not available with Google Maps as the source, where the venue is typed. */
export function VenuePicker({ venueType, isNamed, onPick }: VenuePickerProps) {
  const config = useMapConfig();
  const [isOpen, setIsOpen] = useState(!isNamed);
  if (!config.data || config.data.googleMapsApiKey) return null;
  if (!isOpen) {
    return (
      <Button look="secondary" className="justify-self-start px-4" onClick={() => setIsOpen(true)}>
        <MapPin aria-hidden className="size-5" />
        {t(isNamed ? 'nearbyOther' : 'nearby')}
      </Button>
    );
  }
  return (
    <Places
      venueType={venueType}
      onPick={(place) => {
        setIsOpen(false);
        onPick(place);
      }}
    />
  );
}
