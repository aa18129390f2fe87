import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { callJson, errorMessage } from '../../shared/api/http.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { ErrorState } from '../../shared/ui/EmptyState.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { AppearanceSettings } from './AppearanceSettings.js';
import type { CommunityForm } from './community-draft.js';
import { CommunityEditor } from './CommunityEditor.js';

const PATH = '/community';

/** The name, the contact, the house rules, the palette and the logo. */
export default function CommunityPage(): ReactNode {
  return (
    <>
      <LoadedEditor />
      <AppearanceSettings />
    </>
  );
}

function LoadedEditor(): ReactNode {
  const { data, error, isFetchedAfterMount, refetch } = useApiQuery<CommunityForm>(PATH);
  const client = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  if (error && !data) return <ErrorState text={errorMessage(error)} retry={() => void refetch()} />;
  // An answer of an earlier visit would be a version that others may have changed since.
  if (!data || !isFetchedAfterMount) return <PageSkeleton />;
  const request = async (method: 'GET' | 'PUT', body?: object): Promise<CommunityForm> => {
    try {
      const form = await callJson<CommunityForm>(method, PATH, body);
      client.setQueryData(['answer', PATH], form);
      return form;
    } catch (failure) {
      await logoutIfAccessDenied(failure);
      throw failure;
    }
  };
  return <CommunityEditor form={data} load={() => request('GET')} save={(body) => request('PUT', body)} />;
}
