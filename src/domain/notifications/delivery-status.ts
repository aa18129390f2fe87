/** A reply code, an enhanced status code (RFC 3463), or both; a code after which the token goes on is none. */
const CODES = /^(?:(\d{3})(?:[ -]|$))?(?:#?(\d\.\d{1,3}\.\d{1,3})(?![\d.;]))?/;
/** Enhanced status codes that tell of the address; 5.1.7 and 5.1.8 are about the sender's address. */
const OF_ADDRESS = /^5\.(1\.(?!0$|7$|8$)\d{1,3}|2\.1|4\.4)$/;
/** Enhanced status codes that say only that something is wrong. Exchange sends 5.4.1 for unknown recipients. */
const GENERIC = /^5\.([035]\.\d{1,3}|1\.0|4\.1)$/;
const NO_STATUS = '5.0.0';

/** Words on the sender, the connection, the content, a policy, a rate or a full mailbox, which may all change. */
const NOT_ABOUT_RECIPIENT = new RegExp(
  [
    String.raw`\b(?:sender|mail from|return[- ]path|originat\w*|relay\w*|(?:client|sending) (?:host|server|domain)|ips?|helo|ehlo|ptr|(?:reverse|invalid) dns)\b`,
    String.raw`\byour (?:ip|account|server|host|domain|network|system|access|mail server|connection)\b`,
    String.raw`(?<!\bnot )\blisted\b|\b(?:block|black|deny)[- ]?list\w*|\bblock(?:ed|ing)?\b|\bbanned\b|\b(?:rbl|dnsbl|reputation)\b`,
    String.raw`\b(?:spam\w*|junk|bulk|unsolicited|suspicious|virus|malware|content|attachments?)\b`,
    String.raw`\bpolic(?:y|ies)\b|\bauth\b|\b(?:un)?auth(?:enticat|ori[sz])|\b(?:spf|dkim|dmarc|permission)\b|\brestrict`,
    String.raw`\brates?\b|\bthrottl|\btoo (?:many|much|fast|large|big|often)\b|\blimit|\bexceed|\bquota\b|\bfull\b|\bstorage\b`,
    String.raw`\bgr[ea]y-?list|\btempor|\blater\b|\bdefer`,
  ].join('|'),
  'i',
);
/** Words on a recipient that does not exist, in both orders: `unknown user` and `user unknown`. */
const ABOUT_RECIPIENT = new RegExp(
  [
    String.raw`\b(?:no such|unknown|invalid|non-?existent|inactive|disabled|unroute?able|no) (?:local )?(?:user|recipient|mailbox|address|addressee|account|person)\b`,
    String.raw`\b(?:users?|recipients?|mailbox|address|addressee|account|person)\b[^.;]{0,60}?(?:\b(?:unknown|unavailable|disabled|inactive|deactivated|closed|rejected|invalid)\b|\bnot (?:found|exist|available|valid|known|local|listed|recognized)\b|n['’]t (?:exist|have)\b)`,
  ].join('|'),
  'i',
);

const LONGEST_JUDGED = 2_000;
const LONGEST_SHOWN = 300;

/**
 * Whether a mail server refused the recipient's address for good. Generic codes are judged by the words of the reply, and
 * words on the sender, a policy or a rate count more than any code: an instance that is set up wrongly must not lose the
 * addresses of its members.
 * @param reply the reply to RCPT, such as `550 5.1.1 no such user`, or the status of a report and then its reply
 */
export function isAddressRefused(reply: string): boolean {
  const [, code, enhanced] = CODES.exec(reply) ?? [];
  const status = enhanced ?? (code && NO_STATUS);
  if (status === undefined || !(code ?? '5').startsWith('5')) return false;
  const words = wordsOf(reply);
  if (NOT_ABOUT_RECIPIENT.test(words)) return false;
  return OF_ADDRESS.test(status) || (GENERIC.test(status) && ABOUT_RECIPIENT.test(words));
}

/** A reply as one line without the codes of further lines, links, addresses and names of hosts, which say nothing. */
const wordsOf = (reply: string): string =>
  reply
    .slice(0, LONGEST_JUDGED)
    .replaceAll(/[\r\n]+(?:\d{3}[ -])?(?:\d\.\d{1,3}\.\d{1,3}\b)?\s*/g, ' ')
    .replaceAll(/\bhttps?:\S+|[^\s<>]+@[^\s<>]+|\b[\w-]+(?:\.[\w-]+){2,}/g, ' ');

/** Words of a mail server in one line of at most 300 characters, to show to staff. */
export const replyInOneLine = (reply: string): string =>
  reply
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SHOWN)
    .toWellFormed();
