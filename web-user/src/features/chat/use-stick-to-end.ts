import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** This close to the end still counts as reading along, in pixels. */
const NEAR_END = 80;

interface Content {
  firstId: number | undefined;
  lastKey: string | number | undefined;
  /** Whether the last entry is one's own: then one always wants to see it. */
  lastIsOwn: boolean;
}

/**
 * Keeps a chat where its reader wants it: at the end while they read along, and where they are when older messages
 * are put in front or new ones come in while they look back.
 */
export function useStickToEnd({ firstId, lastKey, lastIsOwn }: Content) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ firstId, lastKey, height: 0 });
  const atEnd = useRef(true);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const previous = before.current;
    const grewInFront = previous.firstId !== undefined && firstId !== previous.firstId;
    const grewAtEnd = lastKey !== previous.lastKey;
    if (grewInFront) element.scrollBy(0, element.scrollHeight - previous.height);
    if (grewAtEnd && (atEnd.current || lastIsOwn)) element.scrollTo(0, element.scrollHeight);
    else if (grewAtEnd) setHasNewBelow(true);
    before.current = { firstId, lastKey, height: element.scrollHeight };
  }, [firstId, lastKey, lastIsOwn]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onScroll = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
      if (atEnd.current) setHasNewBelow(false);
    };
    // The phone's keyboard and growing pictures change the room there is without a scroll.
    const resized = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTo(0, element.scrollHeight);
    });
    element.addEventListener('scroll', onScroll, { passive: true });
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      resized.disconnect();
    };
  }, []);

  const goToEnd = () => box.current?.scrollTo(0, box.current.scrollHeight);
  return { box, hasNewBelow, goToEnd };
}
