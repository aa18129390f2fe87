import type { ThemeOptions } from '@mui/material/styles';

/**
 * The look of components, in exactly the type that `createTheme` takes. `Components<Theme>` differs from it by one field, and
 * comparing the two costs the compiler more time than the rest of the console.
 */
export type ThemeComponents = NonNullable<ThemeOptions['components']>;
