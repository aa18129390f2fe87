import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react';

export interface TooltipProps {
  text: string;
  children: ReactElement;
}

type Tooltips = typeof import('./hover-tooltips.js');

const Drawn = createContext<((tooltip: TooltipProps) => ReactNode) | null>(null);

/**
 * Around controls that stand together. What draws tooltips is a tenth of a screen's code and of no use to a finger, so
 * it is loaded only where something can hover, after the screen itself.
 */
export function TooltipGroup({ children }: { children: ReactNode }) {
  const [tooltips, setTooltips] = useState<Tooltips | null>(null);
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches)
      import('./hover-tooltips.js').then(setTooltips, () => undefined);
  }, []);
  if (!tooltips) return children;
  const { HoverTooltip, HoverTooltips } = tooltips;
  return (
    <HoverTooltips>
      <Drawn value={(tooltip) => <HoverTooltip {...tooltip} />}>{children}</Drawn>
    </HoverTooltips>
  );
}

/** A word about a control whose picture may not say enough. */
export function Tooltip(tooltip: TooltipProps) {
  const draw = useContext(Drawn);
  return draw ? draw(tooltip) : tooltip.children;
}
