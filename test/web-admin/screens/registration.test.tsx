import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { InvitationDialog } from '../../../web-admin/src/features/invitations/InvitationDialog.js';
import { RegistrationSettings } from '../../../web-admin/src/features/registration/RegistrationSettings.js';
import { lightTheme } from '../../../web-admin/src/shared/theme/themes.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const OPEN = { policy: 'open', emailDomains: [], version: 0 };

/** Answers the requests in order, the last one also for all later ones. @returns the requests as `METHOD path body` */
function answering(...answers: ReadonlyArray<readonly [status: number, body: object]>): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (input: string | URL | Request, init: RequestInit = {}) => {
    const request = new Request(new URL(input instanceof Request ? input.url : input, 'http://console.test'));
    asked.push([init.method ?? 'GET', new URL(request.url).pathname, init.body ?? ''].join(' ').trim());
    const [status, body] = answers[Math.min(asked.length, answers.length) - 1]!;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
  return asked;
}

const open = (page: ReactNode) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ThemeProvider theme={lightTheme}>{page}</ThemeProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );

describe('the registration policy', () => {
  it('is saved with the version that the admin has seen, and its domains', async () => {
    const asked = answering([200, OPEN]);
    open(<RegistrationSettings />);
    await userEvent.click(
      await screen.findByRole('radio', { name: 'Whoever has an email of certain domains' }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Domains' }), 'example.edu,  *.example.edu');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toBe(
      'PUT /api/admin/registration {"policy":"email_domains","emailDomains":["example.edu","*.example.edu"],"version":0}',
    );
  });

  it('that another admin has changed meanwhile is shown as they left it', async () => {
    answering(
      [200, OPEN],
      [409, { code: 'registration_policy_changed', message: 'No' }],
      [200, { ...OPEN, policy: 'closed', version: 1 }],
    );
    open(<RegistrationSettings />);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nobody' }).checked).toBe(true),
    );
  });

  it('that cannot be loaded can be asked for again', async () => {
    answering([500, { code: 'internal', message: 'Away' }], [200, OPEN]);
    open(<RegistrationSettings />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Save' });
  });
});

it('a new invitation says for whom it is, is for twenty people, and shows its link once', async () => {
  const url = 'https://tables.example/auth#invitation=k3v9';
  const asked = answering([200, { id: 1, url }]);
  open(<InvitationDialog onClose={() => undefined} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'For whom' }), 'the chess club');
  await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value).toBe(url);
  expect(asked).toEqual(['POST /api/admin/invitations {"note":"the chess club","uses":20,"days":14}']);
});
