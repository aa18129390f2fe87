import { createContext, type ReactNode, useContext, useState } from 'react';
import type { TooltipProps } from './hover-tooltips.js';

type Tooltips = typeof import('./hover-tooltips.js');

let loaded: Tooltips | null = null;

const Drawn = createContext<((tooltip: TooltipProps) => ReactNode) | null>(null);

/**
 * Loads the tooltip code where hover is supported; it is a tenth of a screen's size and useless on touch devices. A
 * screen with tooltips awaits it before its first render. It never rejects: without the code there are no tooltips.
 */
export async function loadTooltips(): Promise<void> {
  if (!matchMedia('(hover: hover)').matches) return;
  loaded = await import('./hover-tooltips.js').catch(() => null);
}

/**
 * Tooltip provider for adjacent controls. A mounted group never changes between having tooltips and having none, because
 * that would replace its controls, and a click or the focus would be lost.
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [tooltips] = useState(loaded);
  if (!tooltips) return children;
  const { HoverTooltip, HoverTooltips } = tooltips;
  return (
    <HoverTooltips>
      <Drawn value={(tooltip) => <HoverTooltip {...tooltip} />}>{children}</Drawn>
    </HoverTooltips>
  );
}

/** A tooltip for a control whose icon may be ambiguous. */
export function Tooltip(tooltip: TooltipProps) {
  const draw = useContext(Drawn);
  return draw ? draw(tooltip) : tooltip.children;
}
