import type { CheckSenderRecords, SenderRecord } from '../check-sender-records.js';
import { problem, type Problem } from './problems.js';

export type SenderCheck = Pick<CheckSenderRecords, 'execute' | 'hasKeys' | 'keys'>;

/**
 * Reads the DNS as receivers of mails do. Which selector the mail server signs with is not known here, so DKIM is missing
 * only where the domain has no key at all.
 */
export async function findUnprovedSender(check: SenderCheck): Promise<Problem | null> {
  const [{ spf, dkim, dmarc }, hasKeys] = await Promise.all([
    check.execute(null),
    check.hasKeys().catch(() => null),
  ]);
  const lacking = [
    ...(isLacking(spf) ? [`SPF (${spf.name})`] : []),
    ...(hasKeys === false && dkim.state === 'missing' ? [`DKIM (${check.keys})`] : []),
    ...(isLacking(dmarc) ? [`DMARC (${dmarc.name})`] : []),
  ];
  if (lacking.length > 0) return problem('senderIsUnproved', lacking.join(', '));
  const isUnknown = hasKeys === null || [spf, dmarc].some(({ state }) => state === 'unknown');
  return isUnknown ? problem('unchecked', 'DNS') : null;
}

const isLacking = ({ state }: SenderRecord): boolean => state === 'missing' || state === 'wrong';
