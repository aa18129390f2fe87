import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppearanceSettings } from '../../../web-admin/src/features/community/AppearanceSettings.js';
import { press } from '../../support/web/controls.js';
import { type Asked, changesOf, json, renderConsolePage } from '../../support/web/render-console-page.js';

const OF_OTHERS = { palette: 'plum', logo: null, version: 4 };

/** Answers the requests in order, the last one also for all later ones. @returns the requests */
function open(...answers: ReadonlyArray<readonly [status: number, body: object]>): Asked[] {
  let count = 0;
  return renderConsolePage(<AppearanceSettings />, () => {
    const [status, body] = answers[Math.min(count++, answers.length - 1)]!;
    return json(body, status);
  });
}

const palette = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

async function save(name: string) {
  await userEvent.click(await palette(name));
  await press('Save palette');
}

it('a saved palette names the version that the admin has seen', async () => {
  const asked = open(
    [200, { palette: 'tomato', logo: null, version: 3 }],
    [200, { palette: 'navy', logo: null, version: 4 }],
  );
  await save('Navy');
  await waitFor(async () => expect((await palette('Navy')).checked).toBe(true));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(changesOf(asked)).toEqual([['PUT /appearance/palette', { palette: 'navy', version: 3 }]]);
});

it('when another admin was faster, the page says so and shows their palette', async () => {
  open(
    [200, { palette: 'tomato', logo: null, version: 3 }],
    [409, { code: 'appearance_changed', message: 'Someone else has changed it.' }],
    [200, OF_OTHERS],
  );
  await save('Navy');
  expect(await screen.findByText('Someone else has changed it.')).toBeTruthy();
  await waitFor(async () => expect((await palette('Plum')).checked).toBe(true));
});

it('when the page cannot be loaded, it can be tried again', async () => {
  open([503, { code: 'unavailable', message: 'Please try again in a moment.' }], [200, OF_OTHERS]);
  await press(/again/i);
  expect((await palette('Plum')).checked).toBe(true);
});
