import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end, in pixels, within which the user counts as reading the newest messages. */
const NEAR_END = 80;
/**
 * Distance from the start, in pixels, at which older messages are fetched: large enough to load before the user gets
 * there.
 */
const NEAR_START = 2_500;

interface Content {
  firstId: number | undefined;
  lastKey: string | number | undefined;
  /** Whether the newest entry is the user's own, which always scrolls to the end. */
  lastIsOwn: boolean;
  onNearStart: () => void;
}

/** Marks the element to scroll to when the chat opens, if it is not visible from the end. */
export const OPENS_HERE = { 'data-opens-here': '' };

/**
 * Scroll anchoring of the message list: at the end while the user reads the newest messages, and at the same message
 * when older ones are prepended or new ones are appended.
 */
export function useStickToEnd({ firstId, lastKey, lastIsOwn, onNearStart }: Content) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef({ firstId, lastKey, height: 0 });
  const stuck = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(false);
  const nearStart = useRef(onNearStart);
  useEffect(() => {
    nearStart.current = onNearStart;
  }, [onNearStart]);

  const goToEnd = useCallback(() => {
    stuck.current = true;
    box.current?.scrollTo(0, box.current.scrollHeight);
  }, []);

  useLayoutEffect(() => {
    const element = box.current!;
    const previous = before.current;
    if (firstId !== previous.firstId && previous.firstId !== undefined)
      element.scrollBy(0, element.scrollHeight - previous.height);
    if (lastKey !== previous.lastKey && (stuck.current || lastIsOwn)) goToEnd();
    before.current = { firstId, lastKey, height: element.scrollHeight };
  }, [firstId, lastKey, lastIsOwn, goToEnd]);

  useLayoutEffect(() => {
    const element = box.current!;
    goToEnd();
    const start = element.querySelector<HTMLElement>('[data-opens-here]');
    if (start && start.getBoundingClientRect().top < element.getBoundingClientRect().top) {
      stuck.current = false;
      start.scrollIntoView({ block: 'start' });
    }
    setIsAtEnd(stuck.current);
  }, [goToEnd]);

  useEffect(() => {
    const element = box.current!;
    const onScroll = () => {
      stuck.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
      setIsAtEnd(stuck.current);
      if (element.scrollTop < NEAR_START) nearStart.current();
    };
    // The on-screen keyboard, images and first-time rendering change the height without a scroll event.
    const resized = new ResizeObserver(() => {
      before.current.height = element.scrollHeight;
      if (stuck.current) element.scrollTo(0, element.scrollHeight);
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    resized.observe(element);
    resized.observe(content.current!);
    return () => {
      element.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }, []);

  return { box, content, isAtEnd, goToEnd };
}
