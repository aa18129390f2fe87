import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FoldedMap } from '../../shared/ui/art/FoldedMap.js';
import { t } from './messages.js';

/** Card on the home screen that links to the map. */
export function NearbyPlacesCard() {
  return (
    <Link
      to="/map"
      className="group flex w-full items-center gap-4 rounded-lg border border-line bg-card p-4 shadow-near transition-[border-color,translate,scale] duration-150 hover:-translate-y-0.5 hover:border-line-strong active:translate-y-0 active:scale-98"
    >
      <span className="w-16 shrink-0 sm:w-20">
        <FoldedMap />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-display text-lg font-bold">{t('cardTitle')}</span>
        <span className="block text-sm text-muted">{t('cardText')}</span>
      </span>
      <ChevronRight
        aria-hidden
        className="size-6 shrink-0 text-tomato transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  );
}
