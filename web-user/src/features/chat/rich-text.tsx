import type { ReactNode } from 'react';
import { shownAddress } from './shown-address.js';

const ADDRESS = /(https:\/\/[^\s<>"]+)/i;
/** Punctuation that ends a sentence or bracket. */
const TRAILING = /[.,;:!?'’”)\]}…。、，；：！？）」』】》]/;
const OPENED_BY: Partial<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Renders a message with its https URLs as links and everything else as plain text. */
export function richText(text: string): ReactNode {
  const parts = text.split(ADDRESS);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const address = withoutPunctuation(part);
    const shown = shownAddress(address);
    return (
      <span key={index}>
        {shown === null ? (
          address
        ) : (
          <a
            href={address}
            dir="ltr"
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline decoration-1 underline-offset-3 break-all"
          >
            {shown}
          </a>
        )}
        {part.slice(address.length)}
      </span>
    );
  });
}

/** Without the punctuation that follows a URL. A closing bracket is part of it if the URL opens it. */
function withoutPunctuation(part: string): string {
  let address = part;
  while (TRAILING.test(address.at(-1) ?? '')) {
    const closing = address.at(-1)!;
    const opening = OPENED_BY[closing];
    if (opening && count(address, opening) >= count(address, closing)) break;
    address = address.slice(0, -1);
  }
  return address;
}

const count = (text: string, character: string): number => text.split(character).length - 1;
