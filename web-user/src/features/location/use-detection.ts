import type { Coordinates } from '@domain/shared/distance.js';
import { useEffect, useRef, useState } from 'react';
import type { Place } from '../../shared/api/types.js';
import { canLocate, detectPosition } from '../../shared/geolocation.js';
import { dismissErrorsOf, toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';
import { placeAt } from './queries.js';

type Problem = 'unsupported' | 'denied' | 'detectionFailed';

const problemOf = (error: unknown): Problem => {
  const isDenied = 'PERMISSION_DENIED' in (error as object) && (error as GeolocationPositionError).code === 1;
  return isDenied ? 'denied' : 'detectionFailed';
};

/** Requests the position of the browser and its name by reverse geocoding; errors are shown by a toast and returned. */
export function useDetection() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  function report(found: Problem): void {
    if (isGone.current) return;
    setProblem(found);
    toastError({ title: t(`${found}Title`), description: t(`${found}Text`), action: 'location' });
  }

  /** @returns null after an error */
  async function detect(): Promise<{ place: Place; position: Coordinates } | null> {
    dismissErrorsOf('location');
    setProblem(null);
    if (!canLocate()) {
      report('unsupported');
      return null;
    }
    setBusy(true);
    try {
      const position = await detectPosition();
      return { place: await placeAt(position), position };
    } catch (error) {
      report(problemOf(error));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    detect,
    error: problem && new Error(t(`${problem}Text`)),
    forget: () => setProblem(null),
  };
}
