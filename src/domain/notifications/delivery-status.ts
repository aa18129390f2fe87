/** Enhanced status codes (RFC 3463) that tell of the address; the two exceptions are about the sender's address. */
const OF_ADDRESS = /^5\.(1\.(?!7$|8$)\d{1,3}|2\.1|4\.4)$/;
/** A reply code, and the enhanced status code where the server sends one. */
const REPLY = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/;
/** Replies to an address by RFC 5321: unknown mailbox, moved, not allowed. */
const ADDRESS_REPLIES: ReadonlySet<string> = new Set(['550', '551', '553']);
/** Words by which servers without enhanced status codes refuse the sender or the relay. */
const ABOUT_SENDER = /relay|denied|spam|block|black|polic|reputation|auth/i;
const LONGEST_REPLY = 300;

/** Whether a status says for good that the address takes no mails. A full mailbox (5.2.2) or a policy (5.7.x) does not. */
export const isAddressFailure = (status: string): boolean => OF_ADDRESS.test(status);

/**
 * Whether a mail server refused the recipient's address for good. A refusal of the sender, of the relay or of the content
 * is not about the address: an instance that is set up wrongly must not lose the addresses of its members.
 * @param reply the reply to RCPT, such as `550 5.1.1 no such user`
 */
export function isAddressRefused(reply: string): boolean {
  const [, code = '', status] = REPLY.exec(reply) ?? [];
  if (status !== undefined) return code.startsWith('5') && isAddressFailure(status);
  return ADDRESS_REPLIES.has(code) && !ABOUT_SENDER.test(reply);
}

/** Words of a mail server in one line of at most 300 characters, to show to staff. */
export const replyInOneLine = (reply: string): string =>
  reply
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_REPLY)
    .toWellFormed();
