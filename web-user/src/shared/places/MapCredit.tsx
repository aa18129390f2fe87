import { catalogue, withElements } from '../i18n/catalogue.js';
import { cx } from '../ui/cx.js';
import { openStreetMap } from './credit-link.js';

const t = catalogue('map-credit', { places: 'Places © {osm} contributors' });

/** Thanks those who drew the map, as their licence asks. It belongs below every list of places from OpenStreetMap. */
export function MapCredit({ className }: { className?: string }) {
  return (
    <p className={cx('text-xs text-muted', className)}>
      {withElements(t('places'), { osm: openStreetMap() })}
    </p>
  );
}
