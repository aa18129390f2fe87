import type { VenueType } from '@domain/shared/slot.js';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CafeFront, CoveredDish } from '../../shared/ui/art/art.js';
import { t } from './messages.js';

interface GroupCardProps {
  art: ReactNode;
  title: string;
  text: string;
  onOpen: () => void;
}

function GroupCard({ art, title, text, onOpen }: GroupCardProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="group flex w-full items-center gap-4 rounded-lg border border-line bg-card p-4 text-left shadow-near transition-[border-color,translate,scale] duration-150 hover:-translate-y-0.5 hover:border-line-strong active:translate-y-0 active:scale-98"
    >
      <span className="w-16 shrink-0 sm:w-20">{art}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-display text-lg font-bold">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <ChevronRight
        aria-hidden
        className="size-6 shrink-0 text-tomato transition-transform group-hover:translate-x-0.5"
      />
    </button>
  );
}

/** The two cards that open a request: restaurant or cafe. */
export function GroupCards({ onOpen }: { onOpen: (venueType: VenueType) => void }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
      <GroupCard
        art={<CafeFront />}
        title={t('cafeTitle')}
        text={t('cafeText')}
        onOpen={() => onOpen('cafe')}
      />
      <GroupCard
        art={<CoveredDish />}
        title={t('restaurantTitle')}
        text={t('restaurantText')}
        onOpen={() => onOpen('restaurant')}
      />
    </div>
  );
}
