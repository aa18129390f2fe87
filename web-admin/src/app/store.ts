import { localStorageStore, type Store } from 'react-admin';

const kept = localStorageStore(undefined, 'tablemates.console');
const THEME = 'theme';

/** What the console remembers on a device. Signing out forgets it all but how it looks. */
export const store: Store = {
  ...kept,
  reset: () => {
    const theme = kept.getItem<string>(THEME);
    kept.reset();
    if (theme) kept.setItem(THEME, theme);
  },
};
