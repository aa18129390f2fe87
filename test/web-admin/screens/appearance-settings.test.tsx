import { afterEach, expect, it, jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AppearanceSettings } from '../../../web-admin/src/features/appearance/AppearanceSettings.js';
import { lightTheme } from '../../../web-admin/src/shared/theme/themes.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const ANSWERS_OF_OTHERS = { accentColor: '#0b6e4f', logo: null, version: 4 };

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

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Color' });

async function save(color: string) {
  const input = await field();
  await userEvent.clear(input);
  await userEvent.type(input, color);
  await userEvent.click(screen.getByRole('button', { name: 'Save color' }));
}

it('a saved color names the version that the admin has seen', async () => {
  const asked = answering(
    [200, { accentColor: null, logo: null, version: 3 }],
    [200, { accentColor: '#1a3a8f', logo: null, version: 4 }],
  );
  open();
  await save('#1a3a8f');
  expect(await screen.findByRole('button', { name: 'Use the original color' })).toBeTruthy();
  expect(asked).toEqual([
    'GET /api/admin/appearance',
    'PUT /api/admin/appearance/accent-color {"accentColor":"#1a3a8f","version":3}',
  ]);
});

it('when another admin was faster, the page says so and shows their color', async () => {
  answering(
    [200, { accentColor: null, logo: null, version: 3 }],
    [409, { code: 'appearance_changed', message: 'No' }],
    [200, ANSWERS_OF_OTHERS],
  );
  open();
  await save('#1a3a8f');
  expect(await screen.findByText(/^Someone else has just changed the appearance\./)).toBeTruthy();
  await waitFor(async () => expect((await field()).value).toBe('#0b6e4f'));
});

it('when the page cannot be loaded, it can be tried again', async () => {
  answering(
    [503, { code: 'unavailable', message: 'Please try again in a moment.' }],
    [200, ANSWERS_OF_OTHERS],
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect((await field()).value).toBe('#0b6e4f');
});
