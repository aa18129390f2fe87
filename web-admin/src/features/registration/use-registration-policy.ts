import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { callJson, errorCode } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { t } from './messages.js';

export type RegistrationPolicy = ResponseOf<'/api/admin/registration'>;

/** The query of the page. */
export const REGISTRATION = '/registration';
const QUERY_KEY = ['answer', REGISTRATION];

export type PolicyChange = Pick<RegistrationPolicy, 'policy' | 'emailDomains' | 'version'>;

/** Saves the policy; when another admin was faster, the page requests their change. */
export function useChangePolicy() {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: PolicyChange) => callJson<RegistrationPolicy>('PUT', REGISTRATION, change),
    onSuccess: (policy) => {
      client.setQueryData(QUERY_KEY, policy);
      notify(t('saved'), { type: 'success' });
    },
    onError: async (error) => {
      if (errorCode(error) === 'registration_policy_changed') {
        notify(t('changedByOther'), { type: 'warning' });
        await client.invalidateQueries({ queryKey: QUERY_KEY });
      }
      await logoutIfAccessDenied(error);
    },
  });
}
