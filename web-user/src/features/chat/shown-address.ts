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
export function shownAddress(address: string): string | null {
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
