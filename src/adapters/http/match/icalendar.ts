/** A line's longest length in bytes, without its end (RFC 5545, section 3.1). */
const LINE_BYTES = 75;

/** Text as the value of a property. */
export const icalText = (text: string): string =>
  text.replace(/[\\;,]/g, (special) => `\\${special}`).replace(/\r\n|\r|\n/g, '\\n');

/** '20261128T180000Z'. */
export const icalInstant = (instant: Date): string => `${icalClock(instant.getTime())}Z`;

/** '20261128T130000': what the UTC clock shows at `ms`, to be read as the wall clock of some zone. */
export const icalClock = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '');

/** The lines as a file: ended by CR LF, long ones folded between two characters. */
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
