import type { Coordinates } from '@domain/shared/distance.js';
import { type ReactNode, useMemo, useState } from 'react';
import { ApiError } from '../../shared/api/api-error.js';
import type { LinkedPlace } from '../../shared/place-link.js';
import { MapAttribution } from '../../shared/places/MapAttribution.js';
import { EmptyPlate } from '../../shared/ui/art/art.js';
import { Button, ButtonLink } from '../../shared/ui/Button.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { withLinked } from './linked-place.js';
import { MAP_LAYOUT } from './map-layout.js';
import { type MapSource, PLACE_ZOOM, type PlaceOnMap, ServiceNotLoaded } from './map-source.js';
import { MapFrame, type Target } from './MapFrame.js';
import { MapProblem } from './MapProblem.js';
import { t } from './messages.js';
import { itemId, PlaceItem } from './PlaceItem.js';
import { useNearbyPlaces } from './queries.js';

interface NearbyPlacesProps {
  source: MapSource;
  /** The center of the search. */
  centre: Coordinates;
  /** Position of the browser; null if not available. */
  person: Coordinates | null;
  target: Target;
  onMove: (target: Target) => void;
  /** The place named by the link that opened the map; selected initially. */
  linked: LinkedPlace | null;
  /** Shown above the list. */
  notice: ReactNode;
  /** Switches to OpenStreetMap as a fallback. */
  onUseOpenMap: () => void;
  /** Additional actions for a place. */
  actions?: (place: PlaceOnMap) => ReactNode;
}

/** Map and list of nearby places with a shared selection. */
export function NearbyPlaces(props: NearbyPlacesProps) {
  const { source, centre, person, target, onMove, linked, notice, onUseOpenMap, actions } = props;
  const nearby = useNearbyPlaces(source, centre);
  const [chosen, setChosenId] = useState<string | null>(null);
  const [isKeyRefused, setIsKeyRefused] = useState(false);
  const places = useMemo(
    () => (linked ? withLinked(nearby.data ?? [], linked) : (nearby.data ?? [])),
    [nearby.data, linked],
  );
  const chosenId = chosen ?? (linked && places[0]!.id);
  const isLooking = nearby.isPending || nearby.isPlaceholderData;
  const retry = () => void nearby.refetch();
  const otherWay = source.name === 'Google Maps' && (
    <Button look="secondary" onClick={onUseOpenMap}>
      {t('useOpenMap')}
    </Button>
  );

  function choose(id: string): void {
    const place = places.find((each) => each.id === id);
    if (!place) return;
    setChosenId(id);
    onMove({ at: place, zoom: PLACE_ZOOM });
  }

  function chooseOnMap(id: string): void {
    choose(id);
    document.getElementById(itemId(id))?.scrollIntoView({ block: 'nearest' });
  }

  if (isKeyRefused) {
    return (
      <MapProblem
        title={t('keyRefused', { service: source.name })}
        text={t('keyRefusedText')}
        onRetry={() => location.reload()}
        otherWay={otherWay}
      />
    );
  }
  if (nearby.error instanceof ServiceNotLoaded) {
    return (
      <MapProblem
        title={t('serviceFailed', { service: source.name })}
        text={t('serviceFailedText')}
        onRetry={retry}
        otherWay={otherWay}
      />
    );
  }
  return (
    <div className={MAP_LAYOUT.columns}>
      <a
        href="#places"
        className="sr-only z-20 rounded-md bg-card p-3 focus:not-sr-only focus:absolute focus:border focus:border-line"
      >
        {t('skipMap')}
      </a>
      {nearby.isPending && !nearby.isFetchedAfterMount ? (
        <Skeleton className={MAP_LAYOUT.map} />
      ) : (
        <MapFrame
          source={source}
          places={places}
          person={person}
          target={target}
          chosenId={chosenId}
          onChoose={chooseOnMap}
          onKeyRejected={() => setIsKeyRefused(true)}
          otherWay={otherWay}
        />
      )}
      <section id="places" tabIndex={-1} className="scroll-mt-[48dvh] outline-none md:scroll-mt-4">
        {notice}
        <div aria-live="polite">
          {isLooking && <p className="mb-3 font-semibold">{t('searching')}</p>}
          {places.length > 0 && <h2 className="text-xl">{t('found', { count: places.length })}</h2>}
        </div>
        {nearby.isPending ? (
          <div className="grid gap-3">
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
            <Skeleton className="h-28" />
          </div>
        ) : !nearby.data ? (
          <MapProblem
            title={t('placesFailed')}
            // Google's error message is meant for the operator of this instance.
            text={nearby.error instanceof ApiError ? nearby.error.message : t('serviceFailedText')}
            onRetry={retry}
            otherWay={otherWay}
          />
        ) : places.length === 0 ? (
          <EmptyState
            art={<EmptyPlate />}
            title={t('noneTitle')}
            text={t('noneText')}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button onClick={retry}>{t('retry')}</Button>
                <ButtonLink look="secondary" to="/">
                  {t('changeLocation')}
                </ButtonLink>
              </div>
            }
          />
        ) : (
          <>
            <p className="mb-3 text-sm text-muted">
              {source.name === 'Google Maps' ? t('byRating') : t('byDistance')}
            </p>
            {/* The list offers every action of the map to keyboard and screen reader users. */}
            <ul className="grid gap-3">
              {places.map((place) => (
                <PlaceItem
                  key={place.id}
                  place={place}
                  isChosen={place.id === chosenId}
                  onChoose={() => choose(place.id)}
                  actions={actions?.(place)}
                />
              ))}
            </ul>
            {source.name === 'OpenStreetMap' && <MapAttribution className="mt-3" />}
          </>
        )}
      </section>
    </div>
  );
}
