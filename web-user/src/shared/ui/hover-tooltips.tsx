import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { TooltipProps } from './Tooltip.js';

/** The first tooltip takes 700 ms, the next within 300 ms come at once. */
export function HoverTooltips({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

export function HoverTooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          className="shade-in z-60 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
