import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** This close to the end still counts as reading along, in pixels. */
const NEAR_END = 80;
/** This close to the start older messages are fetched, in pixels: early enough that they are there when one arrives. */
const NEAR_START = 2_500;

interface Content {
  firstId: number | undefined;
  lastKey: string | number | undefined;
  /** Whether the last entry is one's own: then one always wants to see it. */
  lastIsOwn: boolean;
  onNearStart: () => void;
}

/** Marks the element at which a chat opens when it would not be seen from the end. */
export const OPENS_HERE = { 'data-opens-here': '' };

/**
 * Keeps a chat where its reader wants it: at the end while they read along, and where they are when older messages
 * are put in front or new ones come in while they look back.
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
    // The phone's keyboard, pictures, and messages that are drawn for the first time change the room without a scroll.
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
