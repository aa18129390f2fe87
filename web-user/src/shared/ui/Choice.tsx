import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** The class names of a button or link with a drawing, a title and an arrow. */
export const CHOICE =
  'group flex min-h-14 w-full items-center gap-4 px-4 py-2 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-3 active:bg-sunken';

/** What such a button or link shows. */
export function Choice({ art, title, text }: { art: ReactNode; title: string; text?: string }) {
  return (
    <>
      <span className={text ? 'w-14 shrink-0 sm:w-18' : 'w-10 shrink-0'}>{art}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-display font-bold">{title}</span>
        {text && <span className="block text-sm text-muted">{text}</span>}
      </span>
      <ChevronRight
        aria-hidden
        className="size-6 shrink-0 text-tomato transition-transform group-hover:translate-x-0.5"
      />
    </>
  );
}
