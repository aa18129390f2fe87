import { MapPin } from 'lucide-react';
import { useSavedPlace } from '../../shared/places/saved-place.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useSaveLocation } from './queries.js';

/** The saved location with what was understood from it, or a prompt to set it. */
export function LocationCard({ onChange }: { onChange: () => void }) {
  const { location, locationNear, latitude } = useMe();
  const isNear = location && locationNear && locationNear !== location;
  return (
    <section aria-label={t('cardTitle')} className="grid gap-3 py-2.5 pr-3 pl-4">
      <div className="flex flex-wrap items-center gap-3">
        <MapPin aria-hidden className="mx-2 size-6 shrink-0 text-tomato" />
        <div className="min-w-0 flex-1 basis-24">
          <h2 className="text-base">{t('cardTitle')}</h2>
          {location && (
            <p className="line-clamp-2 text-sm text-muted">
              <bdi>{location}</bdi>
            </p>
          )}
          {isNear && <p className="line-clamp-2 text-sm text-muted">{t('near', { place: locationNear })}</p>}
        </div>
        <Button look="secondary" className="ml-auto px-3.5!" onClick={onChange}>
          {location ? t('change') : t('add')}
        </Button>
      </div>
      {location && latitude === null && <Unplaced />}
    </section>
  );
}

/** Asks about the best guess for a location whose text alone is not sure. */
function Unplaced() {
  const saved = useSavedPlace();
  const save = useSaveLocation();
  if (!saved || saved.isPending) return null;
  const { guess } = saved;
  return (
    <div className="grid gap-3 border-t border-line pt-3 pr-1 text-sm">
      <p>{guess ? t('didYouMean', { place: guess.label }) : t('notFound')}</p>
      {guess && (
        <Button
          look="secondary"
          busy={save.isPending}
          onClick={() =>
            save.mutate({ location: guess.label, latitude: guess.latitude, longitude: guess.longitude })
          }
        >
          {t('useGuess')}
        </Button>
      )}
      <FormError error={save.error} />
    </div>
  );
}
