/** Maximum line length in octets, without the line break (RFC 5545, section 3.1). */
const LINE_BYTES = 75;

/** Escapes a TEXT value (RFC 5545, section 3.3.11). */
export const icalText = (text: string): string =>
  text.replace(/[\\;,]/g, (special) => `\\${special}`).replace(/\r\n|\r|\n/g, '\\n');

/** A UTC date-time, '20261128T180000Z'. */
export const icalInstant = (instant: Date): string => `${icalClock(instant.getTime())}Z`;

/** A local date-time, '20261128T130000', from milliseconds that already include the zone's offset. */
export const icalClock = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '');

/** Joins content lines with CRLF and folds long ones between characters. */
export const icalFile = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

function folded(line: string): string {
  let bytes = 0;
  let folded = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
