import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { errorCode } from '../../shared/api/http.js';
import type { ResponseOf } from '../../shared/api/types.js';
import { COMMUNITY_LOGO } from '../../shared/ui/community-logo.js';
import { t } from './messages.js';

export type Appearance = ResponseOf<'/api/admin/appearance'>;

/** The query of the page. */
export const APPEARANCE = '/appearance';
const QUERY_KEY = ['answer', APPEARANCE];

interface Action {
  readonly change: () => Promise<Appearance>;
  /** The notification. */
  readonly done: string;
}

/** A mutation of the appearance; when another admin was faster, the page requests their change. */
export function useAppearanceAction(): UseMutationResult<Appearance, Error, Action> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: Action) => change(),
    onSuccess: (appearance, { done }) => {
      client.setQueryData(QUERY_KEY, appearance);
      client.setQueryData(COMMUNITY_LOGO, appearance.logo);
      notify(done, { type: 'success' });
    },
    onError: async (error) => {
      if (isChangedByOther(error)) await client.invalidateQueries({ queryKey: QUERY_KEY });
      await logoutIfAccessDenied(error);
    },
  });
}

const isChangedByOther = (error: unknown): boolean => errorCode(error) === 'appearance_changed';

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  appearance_changed: t('lookChangedByOther'),
  file_too_large: t('tooLarge'),
  logo_type_not_taken: t('wrongType'),
  logo_not_readable: t('notReadable'),
};

/** @returns the text of an error code that this page has */
export const appearanceErrorText = (error: unknown): string | undefined =>
  ERROR_TEXTS[errorCode(error) ?? ''];
