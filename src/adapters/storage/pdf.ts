const START = '%PDF-';
/** A whole PDF ends with this; nothing but blanks may follow, so no other file hangs on to it. */
const END = /%%EOF[\s\0]*$/;
const TAIL_BYTES = 1024;

/** Ends every zip archive; at most a comment of 65,535 bytes follows, in which `%%EOF` can hide. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_END_BYTES = 22 + 65_535;

/** What a scan never has: something to run, or other files inside. A program in a PDF needs one of these by name. */
const NOT_OF_A_SCAN = ['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia', 'Rendition'];
const NOT_OF_A_SCAN_NAMED = new RegExp(NOT_OF_A_SCAN.map(asNamed).join('|'), 'i');

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

export const isPdf = (bytes: Uint8Array): boolean => latin(bytes.subarray(0, START.length)) === START;

export const isWholePdf = (bytes: Uint8Array): boolean => END.test(latin(bytes.subarray(-TAIL_BYTES)));

/**
 * Whether a PDF has nothing but pages, as far as its bytes tell; nothing is unpacked. What hides in packed parts never
 * leaves the process that renders the pages.
 */
export function isPlainPdf(bytes: Uint8Array): boolean {
  const isArchive = Buffer.from(bytes.subarray(-ARCHIVE_END_BYTES)).includes(ARCHIVE_END);
  return !isArchive && !NOT_OF_A_SCAN_NAMED.test(latin(bytes));
}

/** A name as PDFs write it, in which every letter may also stand as `#` and two hexadecimal digits. */
function asNamed(name: string): string {
  const letters = [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`);
  return `/${letters.join('')}`;
}
