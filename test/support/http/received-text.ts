import { strFromU8, unzipSync } from 'fflate';

/** A text that a user received: a response, a file of an archive, a frame or a mail. */
export interface ReceivedText {
  /** The source: `GET /api/matches/1000`, `GET /api/user/export profile.json`, `frame new_message`, `mail`. */
  readonly by: string;
  /** Response headers, one per line; otherwise empty. */
  readonly headers: string;
  readonly text: string;
  /** False for binary content, such as pictures. */
  readonly isText: boolean;
}

export const receivedText = (by: string, text: string): ReceivedText => ({
  by,
  headers: '',
  text,
  isText: true,
});

/**
 * Returns the texts of a response, including those of the files of an archive. Binary content is decoded byte by byte.
 */
export async function receivedIn(by: string, response: Response): Promise<ReceivedText[]> {
  const headers = [...response.headers].map((header) => header.join(': ')).join('\n');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('zip')) return [{ by, headers, ...written(bytes, type) }];
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => ({
    by: `${by} ${name}`,
    headers: '',
    ...written(file, name),
  }));
  return [{ by, headers, text: '', isText: true }, ...files];
}

/** @param kind a media type or a file name */
function written(bytes: Uint8Array, kind: string): Pick<ReceivedText, 'text' | 'isText'> {
  const isText = /json|text/.test(kind);
  const text = strFromU8(bytes, !isText);
  // Unfolds iCalendar lines, which may break anywhere and continue after a space.
  return { text: kind.includes('calendar') ? text.replace(/\r\n[ \t]/g, '') : text, isText };
}
