import { LocateFixed } from 'lucide-react';
import { AddressInput } from '../../shared/places/AddressInput.js';
import { Button } from '../../shared/ui/Button.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import type { useLocationForm } from './use-location-form.js';

/** The fields of the location: type an address, pick a suggestion, or use the position of the browser. */
export function LocationFields({ of }: { of: ReturnType<typeof useLocationForm> }) {
  const { text, namedBy, missing, save, detection } = of;
  return (
    <>
      <AddressInput
        value={text}
        error={missing ? t('requiredText') : undefined}
        source={namedBy}
        onType={of.onType}
        onPick={of.onPick}
      />
      <Button look="secondary" busy={detection.busy} onClick={() => void of.detect()}>
        <LocateFixed aria-hidden className="size-5" />
        {detection.busy ? t('detecting') : t('useCurrent')}
      </Button>
      <FormError error={detection.error ?? save.error} />
    </>
  );
}
