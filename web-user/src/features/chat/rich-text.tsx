import type { ReactNode } from 'react';

const ADDRESS = /(https:\/\/[^\s<>"]+)/i;
/** Punctuation that ends a sentence or bracket and is not part of a URL. */
const TRAILING = /[.,;:!?'’”)\]}…]+$/;

/** Renders a message with its https URLs as links and everything else as plain text. */
export function richText(text: string): ReactNode {
  const parts = text.split(ADDRESS);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const address = part.replace(TRAILING, '');
    const isLink = hasPlainHost(address);
    return (
      <span key={index}>
        {isLink ? (
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline decoration-1 underline-offset-3 break-all"
          >
            {address}
          </a>
        ) : (
          address
        )}
        {part.slice(address.length)}
      </span>
    );
  });
}

/** Rejects URLs with user info, such as https://bank.example@elsewhere.example, whose host is not what it seems. */
function hasPlainHost(address: string): boolean {
  try {
    const { protocol, username, password, hostname } = new URL(address);
    return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
  } catch {
    return false;
  }
}
