import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { HAS_SIDE_COLUMN, useUnfolded } from './use-unfolded.js';

interface FoldedCardProps {
  /** Under which name the device remembers whether the card is unfolded. */
  name: string;
  matchId: number;
  Icon: LucideIcon;
  title: string;
  /** One line for the folded card. */
  preview: ReactNode;
  children: ReactNode;
}

/** A card that unfolds. Above the messages only one is open at a time, so that some of them stay visible. */
export function FoldedCard({ name, matchId, Icon, title, preview, children }: FoldedCardProps) {
  const [isOpen, setIsOpen] = useUnfolded(name, matchId);
  return (
    <details
      open={isOpen}
      name={matchMedia(HAS_SIDE_COLUMN).matches ? undefined : 'above-messages'}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group border-b border-line bg-card side:m-3 side:rounded-md side:border"
    >
      <summary className="flex min-h-12 list-none items-center gap-2 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden className="size-5 shrink-0 text-tomato" />
        <h2 className="shrink-0 font-sans text-base font-semibold tracking-normal">{title}</h2>
        <span className="min-w-0 flex-1 truncate text-right text-sm font-medium text-muted group-open:invisible">
          <bdi>{preview}</bdi>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="scroll-edge grid max-h-[min(45dvh,max(7rem,100dvh-27rem))] gap-5 overflow-y-auto overscroll-contain px-4 pt-1 pb-4 side:max-h-none side:overflow-visible">
        {children}
      </div>
    </details>
  );
}
