import { Tooltip as Radix } from 'radix-ui';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import type { TooltipProps } from './Tooltip.js';

/** The time the pointer has from a control to its tooltip, which touches it, and back. */
const CROSSING_MS = 100;

type Shown = string | null;

/** The one tooltip of a group that is open. */
const ShownTooltip = createContext<readonly [Shown, Dispatch<SetStateAction<Shown>>]>([
  null,
  () => undefined,
]);

/**
 * The first tooltip takes 700 ms, the next within 300 ms come at once. Radix's hoverable content is switched off: it adds
 * listeners only after the pointer has left the control. On a busy page, or after a single quick movement, these miss the
 * pointer: the tooltip stays open, and the one of the next control never opens.
 */
export function HoverTooltips({ children }: { children: ReactNode }) {
  const shown = useState<Shown>(null);
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300} disableHoverableContent>
      <ShownTooltip value={shown}>{children}</ShownTooltip>
    </Radix.Provider>
  );
}

/** A control with its tooltip, which stays open while either of them is pointed at. */
export function HoverTooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useContext(ShownTooltip);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stay = () => clearTimeout(closing.current);
  const close = () => {
    stay();
    closing.current = setTimeout(() => setShown((now) => (now === id ? null : now)), CROSSING_MS);
  };
  const open = () => {
    stay();
    setShown(id);
  };

  return (
    <Radix.Root open={shown === id} onOpenChange={(isOpen) => (isOpen ? open() : close())}>
      <Radix.Trigger asChild onPointerEnter={stay}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="z-60 py-1.5" onPointerEnter={stay} onPointerLeave={close}>
          <span className="shade-in block rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper">{text}</span>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
