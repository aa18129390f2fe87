import { localStorageStore, type Store } from 'react-admin';

const kept = localStorageStore(undefined, 'tablemates.console');
const THEME = 'theme';

/** The react-admin store in local storage. A sign-out resets everything but the theme. */
export const store: Store = {
  ...kept,
  reset: () => {
    const theme = kept.getItem<string>(THEME);
    kept.reset();
    if (theme) kept.setItem(THEME, theme);
  },
};
