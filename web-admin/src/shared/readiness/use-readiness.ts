import { useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { callJson } from '../api/http.js';
import { messagesOf } from '../i18n/messages-of.js';
import type { ResponseOf } from '../api/types.js';

export const t = messagesOf('readiness');

export type Readiness = ResponseOf<'/api/admin/system/check', 'post'>;
export type Finding = Readiness['findings'][number];

const FRESH_MS = 10 * 60_000;

/** The findings of the last check. @param isWanted checks where nothing is known yet; each check opens connections */
export function useReadiness(isWanted: boolean) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery({
    queryKey: ['readiness'],
    queryFn: () =>
      callJson<Readiness>('POST', '/system/check').catch(async (failure: unknown) => {
        await logoutIfAccessDenied(failure);
        throw failure;
      }),
    enabled: isWanted,
    staleTime: FRESH_MS,
    retry: false,
  });
}

export const problemText = ({ code, detail }: NonNullable<Finding['problem']>): string =>
  t(code, { detail: detail ?? '' });

export function readinessHeading(findings: readonly Finding[]): string {
  const count = (of: Finding['state']) => findings.filter(({ state }) => state === of).length;
  if (count('wrong')) return t('notReady', { count: count('wrong') });
  return count('unchecked') ? t('notSure', { count: count('unchecked') }) : t('ready');
}
