import { House, LocateFixed } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { messageOf } from '../../shared/api/api-error.js';
import { linkedPlace } from '../../shared/place-link.js';
import { useMapConfig } from '../../shared/places/map-config.js';
import { useSavedPlace } from '../../shared/places/saved-place.js';
import { Button, ButtonLink } from '../../shared/ui/Button.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { googleSource } from './google-source.js';
import { MAP_LAYOUT } from './map-layout.js';
import { AREA_ZOOM, PLACE_ZOOM, type PlaceOnMap } from './map-source.js';
import type { Target } from './MapFrame.js';
import { MapProblem } from './MapProblem.js';
import { t } from './messages.js';
import { NearbyPlaces } from './NearbyPlaces.js';
import { openStreetMapSource } from './openstreetmap-source.js';
import { GeolocationMissing, usePosition } from './queries.js';

interface MapScreenProps {
  /** Additional actions for a place. */
  actions?: (place: PlaceOnMap) => ReactNode;
}

/** Nearby restaurants and cafes around the linked place, the browser's position, or the saved location. */
export function MapScreen({ actions }: MapScreenProps) {
  const [address, setAddress] = useSearchParams();
  const linked = useMemo(() => linkedPlace(address), [address]);
  const config = useMapConfig();
  const position = usePosition(!linked);
  const saved = useSavedPlace();
  const [takesSaved, setTakesSaved] = useState(false);
  const [usesOpenMap, setUsesOpenMap] = useState(false);
  const [moved, setMoved] = useState<{ from: object; target: Target } | null>(null);

  const source = useMemo(() => {
    if (!config.data) return null;
    const { googleMapsApiKey, tileUrl } = config.data;
    return googleMapsApiKey && !usesOpenMap ? googleSource(googleMapsApiKey) : openStreetMapSource(tileUrl);
  }, [config.data, usesOpenMap]);
  const person = position.data ?? null;
  const centre = linked ?? person ?? (takesSaved || position.isError ? (saved?.at ?? null) : null);
  const firstZoom = linked ? PLACE_ZOOM : AREA_ZOOM;
  const target = useMemo(
    () => (!centre ? null : moved?.from === centre ? moved.target : { at: centre, zoom: firstZoom }),
    [centre, firstZoom, moved],
  );

  /** Requests the position again while the current places stay visible. */
  async function locate(): Promise<void> {
    setTakesSaved(Boolean(saved?.at));
    if (linked) setAddress({}, { replace: true });
    const at = (await position.refetch()).data ?? centre;
    if (at) setMoved({ from: at, target: { at, zoom: AREA_ZOOM } });
  }

  const home = (
    <ButtonLink look="secondary" to="/">
      {t('toHome')}
    </ButtonLink>
  );
  const problem = position.error instanceof GeolocationMissing ? t('unsupported') : t('unlocated');

  function body(): ReactNode {
    if (config.isLoadingError) {
      return (
        <MapProblem
          title={t('configFailed')}
          text={messageOf(config.error, t('serviceFailedText'))}
          onRetry={() => void config.refetch()}
          otherWay={home}
        />
      );
    }
    if (source && centre && target) {
      return (
        <NearbyPlaces
          key={`${source.name} ${linked?.name}`}
          source={source}
          centre={centre}
          person={person}
          target={target}
          onMove={(next) => setMoved({ from: centre, target: next })}
          onUseOpenMap={() => setUsesOpenMap(true)}
          actions={actions}
          linked={linked}
          notice={
            linked ? (
              <p className="mb-4 rounded-md bg-butter-soft p-4 text-sm">
                {t('aroundLinked', { name: linked.name })}
              </p>
            ) : (
              saved &&
              !person &&
              position.isError && (
                <SavedLocationNotice problem={problem} location={saved.label} onRetry={() => void locate()} />
              )
            )
          }
        />
      );
    }
    if (position.isError && !centre && !saved?.isPending) {
      return (
        <MapProblem title={problem} text={t('addLocation')} onRetry={() => void locate()} otherWay={home} />
      );
    }
    if (!position.isPending || takesSaved) return <MapLoading text={t('searching')} />;
    return (
      <MapLoading text={t('locating')}>
        <p className="text-sm text-muted">{t('locatingText')}</p>
        {saved?.at && (
          <Button look="secondary" onClick={() => setTakesSaved(true)}>
            {t('aroundSaved', { location: saved.label })}
          </Button>
        )}
      </MapLoading>
    );
  }

  return (
    <div className="mx-auto max-w-6xl px-5 pt-4 md:px-8 md:pt-6">
      <div className="flex items-center justify-between gap-3">
        <Link to="/" className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-tomato-deep">
          <House aria-hidden className="size-5" />
          {t('home')}
        </Link>
        <Button look="secondary" className="px-4" busy={position.isFetching} onClick={() => void locate()}>
          <LocateFixed aria-hidden className="size-5" />
          {t('myLocation')}
        </Button>
      </div>
      <h1 className="mt-1 mb-3 text-xl sm:text-2xl md:mb-5 md:text-3xl">{t('title')}</h1>
      {body()}
    </div>
  );
}

/** Loading state of map and list. */
function MapLoading({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={MAP_LAYOUT.columns}>
      <Skeleton className={MAP_LAYOUT.map} />
      <div className="grid content-start gap-3">
        <p role="status" className="font-semibold">
          {text}
        </p>
        {children}
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
    </div>
  );
}

interface SavedLocationNoticeProps {
  /** Why the browser's position is not used. */
  problem: string;
  location: string;
  onRetry: () => void;
}

/** Notice that the saved location is used because the browser's position is not available. */
function SavedLocationNotice({ problem, location, onRetry }: SavedLocationNoticeProps) {
  return (
    <div role="status" className="mb-4 rounded-md bg-butter-soft p-4 text-sm">
      <p className="font-semibold">{problem}</p>
      <p className="mt-1">{t('showingSaved', { location })}</p>
      <Button look="quiet" className="-mb-2 -ml-6" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
