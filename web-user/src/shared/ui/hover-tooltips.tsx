import { Tooltip as Radix } from 'radix-ui';
import {
  createContext,
  type Dispatch,
  type ReactElement,
  type ReactNode,
  type SetStateAction,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';

export interface TooltipProps {
  text: string;
  children: ReactElement;
}

/** Time for the pointer to cross between a control and its tooltip, in milliseconds. */
const CROSSING_MS = 100;

type Shown = string | null;

/** The open tooltip of a group; at most one. */
const ShownTooltip = createContext<readonly [Shown, Dispatch<SetStateAction<Shown>>]>([
  null,
  () => undefined,
]);

/**
 * The first tooltip opens after 700 ms, others within 300 ms open at once. Radix's hoverable content is disabled: it
 * adds its event listeners only after the pointer has left the control, so on a busy page or after a quick movement
 * they miss the event. The tooltip then stays open and the next one never opens.
 */
export function HoverTooltips({ children }: { children: ReactNode }) {
  const shown = useState<Shown>(null);
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300} disableHoverableContent>
      <ShownTooltip value={shown}>{children}</ShownTooltip>
    </Radix.Provider>
  );
}

/** A control with a tooltip that stays open while the pointer is over either. */
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
