import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { InvitationDialog } from '../../../web-admin/src/features/invitations/InvitationList.js';
import { RegistrationSettings } from '../../../web-admin/src/features/registration/RegistrationSettings.js';
import { press } from '../../support/web/controls.js';
import { type Asked, changesOf, json, renderConsolePage } from '../../support/web/render-console-page.js';

const OPEN = { policy: 'open', emailDomains: [], version: 0 };

/** Answers the requests in order, the last one also for all later ones. @returns the requests */
function open(page: ReactNode, ...answers: ReadonlyArray<readonly [status: number, body: object]>): Asked[] {
  let count = 0;
  return renderConsolePage(page, () => {
    const [status, body] = answers[Math.min(count++, answers.length - 1)]!;
    return json(body, status);
  });
}

describe('the registration policy', () => {
  it('is saved with the version that the admin has seen, and its domains', async () => {
    const asked = open(<RegistrationSettings />, [200, OPEN]);
    await userEvent.click(
      await screen.findByRole('radio', { name: 'Whoever has an email of certain domains' }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Domains' }), 'example.edu,  *.example.edu');
    await press('Save');
    await waitFor(() => expect(asked).toHaveLength(2));
    const emailDomains = ['example.edu', '*.example.edu'];
    expect(changesOf(asked)).toEqual([
      ['PUT /registration', { policy: 'email_domains', emailDomains, version: 0 }],
    ]);
  });

  it('that another admin has changed meanwhile is shown as they left it', async () => {
    open(
      <RegistrationSettings />,
      [200, OPEN],
      [409, { code: 'registration_policy_changed', message: 'No' }],
      [200, { ...OPEN, policy: 'closed', version: 1 }],
    );
    await press('Save');
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nobody' }).checked).toBe(true),
    );
  });

  it('that cannot be loaded can be asked for again', async () => {
    open(<RegistrationSettings />, [500, { code: 'internal', message: 'Away' }], [200, OPEN]);
    await press('Try again');
    await screen.findByRole('button', { name: 'Save' });
  });
});

it('a new invitation says for whom it is, is for twenty people, and shows its link once', async () => {
  const url = 'https://tables.example/auth#invitation=k3v9';
  const asked = open(<InvitationDialog onClose={() => undefined} />, [200, { id: 1, url }]);
  await userEvent.type(screen.getByRole('textbox', { name: 'For whom' }), 'the chess club');
  await press('Make the link');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value).toBe(url);
  expect(changesOf(asked)).toEqual([['POST /invitations', { note: 'the chess club', uses: 20, days: 14 }]]);
});
