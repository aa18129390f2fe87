const START = '%PDF-';
/** The end of a complete PDF; only white space may follow, so that no other file is appended. */
const END = /%%EOF[\s\0]*$/;
const TAIL_BYTES = 1024;

/** The end record of a zip archive. A comment of at most 65,535 bytes follows it, which could contain `%%EOF`. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1');
const ARCHIVE_END_BYTES = 22 + 65_535;

/** Names of scripts, actions and embedded files, which a scan never contains. */
const ACTIVE_CONTENT = ['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia', 'Rendition'];
const ACTIVE_CONTENT_NAME = new RegExp(ACTIVE_CONTENT.map(namePattern).join('|'), 'i');

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

export const isPdf = (bytes: Uint8Array): boolean => latin(bytes.subarray(0, START.length)) === START;

export const isWholePdf = (bytes: Uint8Array): boolean => END.test(latin(bytes.subarray(-TAIL_BYTES)));

/**
 * Whether the raw bytes contain only pages; nothing is decompressed. Names in compressed streams are not detected, but
 * the process that renders the pages is isolated.
 */
export function isPlainPdf(bytes: Uint8Array): boolean {
  const isArchive = Buffer.from(bytes.subarray(-ARCHIVE_END_BYTES)).includes(ARCHIVE_END);
  return !isArchive && !ACTIVE_CONTENT_NAME.test(latin(bytes));
}

/** A pattern for a PDF name, in which any letter may be written as `#` and two hexadecimal digits. */
function namePattern(name: string): string {
  const letters = [...name].map((letter) => `(?:${letter}|#${letter.charCodeAt(0).toString(16)})`);
  return `/${letters.join('')}`;
}
