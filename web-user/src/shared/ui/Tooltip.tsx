import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react';

export interface TooltipProps {
  text: string;
  children: ReactElement;
}

type Tooltips = typeof import('./hover-tooltips.js');

const Drawn = createContext<((tooltip: TooltipProps) => ReactNode) | null>(null);

/**
 * Tooltip provider for adjacent controls. The tooltip code is a tenth of a screen's size and useless on touch devices,
 * so it is loaded only where hover is supported, after the screen.
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

/** A tooltip for a control whose icon may be ambiguous. */
export function Tooltip(tooltip: TooltipProps) {
  const draw = useContext(Drawn);
  return draw ? draw(tooltip) : tooltip.children;
}
