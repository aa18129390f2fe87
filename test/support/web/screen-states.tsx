import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { timeLeft } from '../../../web-user/src/features/match/when.js';
import { unreachable as unreachableError } from '../../../web-user/src/shared/api/call.js';
import { distanceLabel } from '../../../web-user/src/shared/distances.js';
import { reportResponse } from '../../../web-user/src/shared/offline/connection.js';
import { ADA, TABLE } from './ada.js';
import { serverError, unreachable } from './error-responses.js';
import { type Answers, fakeApi } from './fake-api.js';
import { expectGoodScreen } from './good-screen.js';
import { renderFor } from './render.js';
import { prepareNotices } from './toasts.js';

/** Waits for the state: for this text, or for what the function waits for. */
type Arrival = () => string | Promise<unknown>;

export interface Screen {
  readonly name: string;
  readonly ui: () => ReactNode;
  /** The request whose response decides about the state. */
  readonly request: string;
  readonly others?: Answers;
  /** Opens the screen from its button. */
  readonly open?: () => Promise<unknown>;
  /** The text of a failure; null for a screen without a request of its own. */
  readonly failure: (() => string) | null;
  /** The text without a connection, if it is not the one about the connection; null for a screen that is not shown then. */
  readonly offline?: (() => string) | null;
  /** States with a response: its body, and what happens until the state is on the screen. */
  readonly states: Readonly<Record<string, readonly [body: unknown, arrive: Arrival]>>;
}

export const DOWN = 'The kitchen is closed.';
const DATA = [
  ...[
    'Tablemates',
    'Ada',
    'Ben',
    'Mateo',
    'Priya',
    'Jonas',
    'Wren',
    'Mia',
    'Zanzibar',
    'French',
    'ABCD-2345',
  ],
  ...['Cafe Mira', '12 Main Street', 'Tea Time', 'OpenStreetMap', ADA.location!, DOWN],
  ...[timeLeft(TABLE).label!, distanceLabel(10)],
];

export const none = async () => undefined;
export const button = (name: string) => screen.findByRole('button', { name });

/** Waits for this text, compared as it is. */
export const text = (words: string) =>
  screen.findByText((shown) => shown === words, { normalizer: (shown) => shown });

/** Shows each screen in each of its states, when loading fails, while it loads and offline, and expects it to be good. */
export function expectGoodStates(screens: readonly Screen[]): void {
  beforeEach(prepareNotices);
  afterEach(reportResponse);

  describe.each(screens)('$name', ({ ui, request, others, open = none, failure, offline, states }) => {
    const show = (answer: Answers[string], arrive: Arrival) =>
      expectGoodScreen(async () => {
        reportResponse();
        fakeApi({ ...others, [request]: answer });
        renderFor(ADA, ui());
        await open();
        const arrived = await arrive();
        if (typeof arrived === 'string') await text(arrived);
      }, DATA);

    it.each(Object.entries(states))('is accessible and translated: %s', (_state, [body, arrive]) =>
      show([200, body], arrive),
    );

    if (!failure) return;

    it('is accessible and translated when loading fails', () => show(serverError(DOWN), failure));

    if (offline === null) return;

    it('is accessible and translated while it loads', () =>
      show(
        () => new Promise<never>(() => undefined),
        () => waitFor(() => expect(document.querySelector('.animate-pulse')).toBeTruthy()),
      ));

    it('is accessible and translated offline', () =>
      show(unreachable, offline ?? (() => unreachableError().message)));
  });
}
