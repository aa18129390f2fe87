import type { Coordinates } from '@domain/shared/distance.js';
import { LocateFixed } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Place } from '../../shared/api/types.js';
import { canLocate, detectPosition } from '../../shared/geolocation.js';
import { AddressInput } from '../../shared/places/AddressInput.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import { dismissErrorsOf, toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';
import { placeAt, useSaveLocation } from './queries.js';

const showError = (title: Parameters<typeof t>[0], description: Parameters<typeof t>[0]) =>
  toastError({ title: t(title), description: t(description), action: 'location' });

/** Requests the position of the browser and its name by reverse geocoding; reports errors. */
function useDetection(
  onFound: (place: Place, position: Coordinates) => void,
): [busy: boolean, detect: () => Promise<void>] {
  const [busy, setBusy] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  async function detect(): Promise<void> {
    dismissErrorsOf('location');
    if (!canLocate()) return void showError('unsupportedTitle', 'unsupportedText');
    setBusy(true);
    try {
      const position = await detectPosition();
      onFound(await placeAt(position), position);
    } catch (error) {
      if (isGone.current) return;
      const isDenied =
        'PERMISSION_DENIED' in (error as object) && (error as GeolocationPositionError).code === 1;
      if (isDenied) showError('deniedTitle', 'deniedText');
      else showError('detectionFailedTitle', 'detectionFailedText');
    } finally {
      setBusy(false);
    }
  }
  return [busy, detect];
}

/** Dialog to set the location: type an address, pick a suggestion, or use the position of the browser. */
export function LocationDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const [text, setText] = useState(useMe().location ?? '');
  const [position, setPosition] = useState<Coordinates | null>(null);
  const [namedBy, setNamedBy] = useState<Place['source']>();
  const [missing, setMissing] = useState(false);
  const save = useSaveLocation(onClose);

  function choose(location: string, at: Coordinates | null): void {
    setText(location);
    setPosition(at);
    setMissing(false);
  }
  const [detecting, detect] = useDetection(({ label, source }, at) => {
    choose(label, at);
    setNamedBy(source);
  });

  function submit(): void {
    const location = text.trim();
    if (!location) {
      setMissing(true);
      showError('requiredTitle', 'requiredText');
      return;
    }
    save.mutate({ location, ...position });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} busy={save.isPending}>
            {save.isPending ? t('saving') : t('save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AddressInput
          value={text}
          error={missing ? t('requiredText') : undefined}
          source={namedBy}
          onType={(typed) => choose(typed, null)}
          onPick={({ label, latitude, longitude }) => choose(label, { latitude, longitude })}
        />
        <Button look="secondary" busy={detecting} onClick={() => void detect()}>
          <LocateFixed aria-hidden className="size-5" />
          {detecting ? t('detecting') : t('useCurrent')}
        </Button>
        <FormError error={save.error} />
      </form>
    </Dialog>
  );
}
