import type { ReactNode } from 'react';

/** Scripts that no reader takes for one another. */
const LATIN_OR_EAST_ASIAN = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul'];
const ALONE = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Cyrillic',
  'Devanagari',
  'Georgian',
  'Greek',
  'Hebrew',
  'Tamil',
  'Thai',
];

/** Only letters of these scripts, and what all scripts share, such as digits. */
const onlyOf = (...scripts: string[]): RegExp =>
  new RegExp(
    `^[${[...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script=${script}}`).join('')}]*$`,
    'u',
  );

const READABLE = [onlyOf(...LATIN_OR_EAST_ASIAN), ...ALONE.map((script) => onlyOf(script))];

/** A host that mixes scripts can look like another one, such as `аpple.com` with a Cyrillic first letter. */
const mixesScripts = (host: string): boolean => !READABLE.some((pattern) => pattern.test(host));

/**
 * The text of a link to an https URL: the URL as it was written, or with its host in Punycode if that mixes scripts.
 * @returns null where no link is made: not a URL, or one with user info, such as https://bank.example@elsewhere.example, or
 * without a dot in its host, which are not what they seem
 */
function shownAddress(address: string): string | null {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  const { protocol, username, password, hostname } = url;
  if (protocol !== 'https:' || username !== '' || password !== '' || !hostname.includes('.')) return null;
  const [start, host] = /^https:\/\/([^/?#\\:]*)/i.exec(address) ?? [];
  if (start === undefined || !mixesScripts(host!)) return address;
  return `https://${hostname}${address.slice(start.length)}`;
}

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
