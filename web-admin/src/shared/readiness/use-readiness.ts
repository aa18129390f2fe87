import { useApiQuery } from '../api/use-api-query.js';
import { messagesOf } from '../i18n/messages-of.js';
import type { ResponseOf } from '../api/types.js';

export const t = messagesOf('readiness');

export type Readiness = ResponseOf<'/api/admin/system/check', 'post'>;
export type Finding = Readiness['findings'][number];

const FRESH_MS = 10 * 60_000;

/** The findings of the last check. @param isWanted checks where nothing is known yet; each check opens connections */
export const useReadiness = (isWanted: boolean) =>
  useApiQuery<Readiness>('/system/check', {
    method: 'POST',
    enabled: isWanted,
    staleTime: FRESH_MS,
    refetchOnMount: true,
    retry: false,
  });

export const problemText = ({ code, detail }: NonNullable<Finding['problem']>): string =>
  t(code, { detail: detail ?? '' });

export function readinessHeading(findings: readonly Finding[]): string {
  const count = (of: Finding['state']) => findings.filter(({ state }) => state === of).length;
  if (count('wrong')) return t('notReady', { count: count('wrong') });
  return count('unchecked') ? t('notSure', { count: count('unchecked') }) : t('ready');
}
