import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AppearanceSettings } from '../../../web-admin/src/features/community/AppearanceSettings.js';
import { lightTheme } from '../../../web-admin/src/shared/theme/themes.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const ANSWERS_OF_OTHERS = { palette: 'plum', logo: null, version: 4 };

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

const open = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ThemeProvider theme={lightTheme}>
          <AppearanceSettings />
        </ThemeProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );

const palette = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

async function save(name: string) {
  await userEvent.click(await palette(name));
  await userEvent.click(screen.getByRole('button', { name: 'Save palette' }));
}

it('a saved palette names the version that the admin has seen', async () => {
  const asked = answering(
    [200, { palette: 'tomato', logo: null, version: 3 }],
    [200, { palette: 'navy', logo: null, version: 4 }],
  );
  open();
  await save('Navy');
  await waitFor(async () => expect((await palette('Navy')).checked).toBe(true));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    'GET /api/admin/appearance',
    'PUT /api/admin/appearance/palette {"palette":"navy","version":3}',
  ]);
});

it('when another admin was faster, the page says so and shows their palette', async () => {
  answering(
    [200, { palette: 'tomato', logo: null, version: 3 }],
    [409, { code: 'appearance_changed', message: 'No' }],
    [200, ANSWERS_OF_OTHERS],
  );
  open();
  await save('Navy');
  expect(await screen.findByText(/^Someone else has just changed the appearance\./)).toBeTruthy();
  await waitFor(async () => expect((await palette('Plum')).checked).toBe(true));
});

it('when the page cannot be loaded, it can be tried again', async () => {
  answering(
    [503, { code: 'unavailable', message: 'Please try again in a moment.' }],
    [200, ANSWERS_OF_OTHERS],
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect((await palette('Plum')).checked).toBe(true);
});
