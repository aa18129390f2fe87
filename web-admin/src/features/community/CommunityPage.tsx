import { useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { callJson } from '../../shared/api/http.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { AppearanceSettings } from './AppearanceSettings.js';
import type { CommunityForm } from './community-draft.js';
import { CommunityEditor } from './CommunityEditor.js';

const PATH = '/community';

/** The name, the contact, the house rules, the palette and the logo. */
export default function CommunityPage() {
  return (
    <>
      <Loaded<CommunityForm> path={PATH} isAskedAnew>
        {(form) => <SavingEditor form={form} />}
      </Loaded>
      <AppearanceSettings />
    </>
  );
}

function SavingEditor({ form }: { form: CommunityForm }) {
  const client = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const request = async (method: 'GET' | 'PUT', body?: object): Promise<CommunityForm> => {
    try {
      const answer = await callJson<CommunityForm>(method, PATH, body);
      client.setQueryData(['answer', PATH], answer);
      return answer;
    } catch (failure) {
      await logoutIfAccessDenied(failure);
      throw failure;
    }
  };
  return <CommunityEditor form={form} load={() => request('GET')} save={(body) => request('PUT', body)} />;
}
