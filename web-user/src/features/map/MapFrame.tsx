import type { Coordinates } from '@domain/shared/distance.js';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '../../shared/ui/cx.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import type { MapSource, MapView, PlaceOnMap } from './map-source.js';
import { MapProblem } from './MapProblem.js';
import { t } from './messages.js';
import { MAP_LAYOUT } from './map-layout.js';

/** Where to move the map. A new object triggers a move, even to the same place. */
export interface Target {
  readonly at: Coordinates;
  readonly zoom: number;
}

interface MapFrameProps {
  source: MapSource;
  places: readonly PlaceOnMap[];
  person: Coordinates | null;
  target: Target;
  chosenId: string | null;
  onChoose: (id: string) => void;
  onKeyRejected: () => void;
  otherWay?: ReactNode;
}

/** The map, lazily loaded when mounted. */
export function MapFrame(props: MapFrameProps) {
  const { source, places, person, target, chosenId } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const start = useEffectEvent(() => ({ centre: target.at }));
  const onChoose = useEffectEvent(props.onChoose);
  const onKeyRefused = useEffectEvent(props.onKeyRejected);

  useEffect(() => {
    const element = document.createElement('div');
    element.className = 'map-of-places size-full';
    element.setAttribute('role', 'group');
    element.setAttribute('aria-label', t('map'));
    frame.current!.append(element);
    let isGone = false;
    const opened = source.open(element, {
      ...start(),
      onChoose: (id) => onChoose(id),
      onKeyRejected: () => onKeyRefused(),
    });
    opened.then(
      (view) => !isGone && setView(view),
      () => !isGone && setHasFailed(true),
    );
    return () => {
      isGone = true;
      setView(null);
      opened.then((view) => view.close()).catch(() => undefined);
      element.remove();
    };
  }, [source]);

  useEffect(() => view?.show(places), [view, places]);
  useEffect(() => view?.showUser(person), [view, person]);
  useEffect(() => view?.choose(chosenId), [view, places, chosenId]);
  useEffect(() => view?.moveTo(target.at, target.zoom), [view, target]);

  return (
    <div
      className={cx(
        MAP_LAYOUT.map,
        'sticky top-0 isolate z-10 overflow-hidden rounded-lg border border-line bg-sunken max-md:shadow-[0_0_0_0.5rem_var(--paper)] md:top-20',
      )}
    >
      <div ref={frame} className={cx('size-full', hasFailed && 'hidden')} />
      {hasFailed ? (
        <div className="size-full overflow-y-auto">
          <MapProblem
            title={t('serviceFailed', { service: source.name })}
            text={t('serviceFailedText')}
            // Browsers cache a failed dynamic import until the page is reloaded.
            onRetry={() => location.reload()}
            otherWay={props.otherWay}
            isInFrame
          />
        </div>
      ) : (
        !view && <Skeleton className="absolute inset-0" />
      )}
    </div>
  );
}
