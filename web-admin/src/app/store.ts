import { localStorageStore, type Store } from 'react-admin';
import { PUT_OFF } from './layout/SecondFactorBanner.js';

const stored = localStorageStore(undefined, 'tablemates.console');
/** Preferences of the device, which a sign-out keeps. */
const KEPT = ['theme', PUT_OFF];
/** The key under which react-admin stores the saved views of a list. */
const SAVED_VIEWS = /^[\w-]+\.savedQueries$/;

/** The react-admin store in local storage. A sign-out resets everything but the preferences of the device and saved views. */
export const store: Store = {
  ...stored,
  reset: () => {
    const kept = [...KEPT, ...Object.keys(stored.listItems?.() ?? {}).filter((key) => SAVED_VIEWS.test(key))];
    const values = kept.map((key) => [key, stored.getItem<unknown>(key)] as const);
    stored.reset();
    for (const [key, value] of values) if (value !== undefined) stored.setItem(key, value);
  },
};
