import { MapPin } from 'lucide-react';
import { useMe } from '../../shared/session/me.js';
import { Button } from '../../shared/ui/Button.js';
import { cx } from '../../shared/ui/cx.js';
import { t } from './messages.js';

/** The saved location, or a prompt to set it. */
export function LocationCard({ onChange }: { onChange: () => void }) {
  const { location } = useMe();
  return (
    <section
      aria-label={t('cardTitle')}
      className={cx(
        !location && 'flex-wrap',
        'flex items-center gap-3 rounded-lg border border-line bg-card py-3 pr-3 pl-4 shadow-near',
      )}
    >
      <MapPin aria-hidden className="size-6 shrink-0 text-tomato" />
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="text-sm font-semibold">{t('cardTitle')}</h2>
        <p className="line-clamp-2 text-sm text-muted">{location || t('addText')}</p>
      </div>
      <Button look="secondary" className={location ? 'px-4' : 'grow px-4'} onClick={onChange}>
        {location ? t('change') : t('add')}
      </Button>
    </section>
  );
}
