import type { Coordinates } from '@domain/shared/distance.js';
import { useState } from 'react';
import type { Place } from '../../shared/api/types.js';
import { useMe } from '../../shared/session/me.js';
import { toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';
import { useSaveLocation } from './queries.js';
import { useDetection } from './use-detection.js';

interface Options {
  onSaved?: () => void;
  /** Saves a picked suggestion or a detected position at once. */
  savesAtOnce?: boolean;
}

/** State of the form that sets the location. */
export function useLocationForm({ onSaved, savesAtOnce = false }: Options) {
  const [text, setText] = useState(useMe().location ?? '');
  const [position, setPosition] = useState<Coordinates | null>(null);
  const [namedBy, setNamedBy] = useState<Place['source']>();
  const [missing, setMissing] = useState(false);
  const save = useSaveLocation(onSaved);
  const detection = useDetection();

  function change(location: string, at: Coordinates | null): void {
    setText(location);
    setPosition(at);
    setMissing(false);
    detection.forget();
  }
  function choose(label: string, at: Coordinates): void {
    change(label, at);
    if (savesAtOnce) save.mutate({ location: label, ...at });
  }
  async function detect(): Promise<void> {
    const found = await detection.detect();
    if (!found) return;
    choose(found.place.label, found.position);
    setNamedBy(found.place.source);
  }

  function submit(): void {
    const location = text.trim();
    if (location) return save.mutate({ location, ...position });
    setMissing(true);
    toastError({ title: t('requiredTitle'), description: t('requiredText'), action: 'location' });
  }

  return {
    text,
    namedBy,
    missing,
    save,
    detection,
    detect,
    submit,
    onType: (typed: string) => change(typed, null),
    onPick: ({ label, latitude, longitude }: Place) => choose(label, { latitude, longitude }),
  };
}
