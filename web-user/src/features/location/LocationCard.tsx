import { MapPin } from 'lucide-react';
import { useSavedPlace } from '../../shared/places/saved-place.js';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { cx } from '../../shared/ui/cx.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useSaveLocation } from './queries.js';

/** The saved location with what was understood from it, or a prompt to set it. */
export function LocationCard({ onChange }: { onChange: () => void }) {
  const { location, locationNear, latitude } = useMe();
  const isNear = location && locationNear && locationNear !== location;
  return (
    <section
      aria-label={t('cardTitle')}
      className="grid gap-3 rounded-lg border border-line bg-card py-3 pr-3 pl-4 shadow-near"
    >
      <div className={cx(!location && 'flex-wrap', 'flex items-center gap-3')}>
        <MapPin aria-hidden className="size-6 shrink-0 text-tomato" />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="text-sm font-semibold">{t('cardTitle')}</h2>
          <p className="line-clamp-2 text-sm text-muted">
            <bdi>{location || t('addText')}</bdi>
          </p>
          {isNear && <p className="line-clamp-2 text-sm text-muted">{t('near', { place: locationNear })}</p>}
        </div>
        <Button look="secondary" className={location ? 'shrink-0 px-4' : 'grow px-4'} onClick={onChange}>
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
