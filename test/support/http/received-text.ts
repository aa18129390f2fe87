import { strFromU8, unzipSync } from 'fflate';

/** Something that reached a person: an answer, a file of an archive, a frame or a mail. */
export interface ReceivedText {
  /** What it came by: `GET /api/matches/1000`, `GET /api/user/export profile.json`, `frame new_message`, `mail`. */
  readonly by: string;
  /** The headers of an answer, one a line; else empty. */
  readonly headers: string;
  readonly text: string;
  /** Whether it is written for people or machines to read; a picture is not. */
  readonly isText: boolean;
}

export const receivedText = (by: string, text: string): ReceivedText => ({
  by,
  headers: '',
  text,
  isText: true,
});

/** Everything in an answer. Of an archive, each file; what is no text has each of its bytes as a character. */
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

/** @param kind a media type or the name of a file */
function written(bytes: Uint8Array, kind: string): Pick<ReceivedText, 'text' | 'isText'> {
  const isText = /json|text/.test(kind);
  const text = strFromU8(bytes, !isText);
  // Lines of a calendar are broken anywhere and go on behind a space.
  return { text: kind.includes('calendar') ? text.replace(/\r\n[ \t]/g, '') : text, isText };
}
