import type { BounceReport } from '../../application/notifications/note-bounce.js';

const FIELD = /^([\w-]{1,40}):[ \t]*(.*)$/;
const STATUS = /^\d\.\d{1,3}\.\d{1,3}/;

/**
 * Reads the body of a `message/delivery-status` part (RFC 3464). Mails go to one recipient each, so its first one is the one.
 * @returns null unless it tells of a failure or a delay
 */
export function readDeliveryReport(body: string): Omit<BounceReport, 'token'> | null {
  for (const group of body.split(/\r?\n[ \t]*\r?\n/)) {
    const fields = fieldsOf(group);
    const status = STATUS.exec(fields.get('status') ?? '')?.[0];
    if (status === undefined) continue;
    const action = fields.get('action')?.toLowerCase().trim();
    // A delay is temporary, whatever status comes with it.
    if (action !== 'failed') return action === 'delayed' ? { status: '4.0.0', reply: '' } : null;
    const reply = fields.get('diagnostic-code')?.replace(/^\s*[\w-]+\s*;\s*/, '') ?? '';
    return { status, reply };
  }
  return null;
}

/** The fields of a group by their names in lower case, with folded lines joined. */
const fieldsOf = (group: string): Map<string, string> =>
  new Map(
    group
      .replace(/\r?\n[ \t]+/g, ' ')
      .split(/\r?\n/)
      .flatMap((line): Array<[string, string]> => {
        const [, name, value] = FIELD.exec(line) ?? [];
        return name === undefined ? [] : [[name.toLowerCase(), value ?? '']];
      }),
  );
