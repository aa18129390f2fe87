import { messagesOf, withElements } from '../i18n/messages-of.js';
import { cx } from '../ui/cx.js';
import { openStreetMap } from './attribution-link.js';

const t = messagesOf('map-credit');

/** The attribution of OpenStreetMap, required by its license below every list of its places. */
export function MapAttribution({ className }: { className?: string }) {
  return (
    <p className={cx('text-xs text-muted', className)}>
      {withElements(t('places'), { osm: openStreetMap() })}
    </p>
  );
}
