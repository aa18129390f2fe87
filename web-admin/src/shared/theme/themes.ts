import { createTheme, type ThemeOptions } from '@mui/material/styles';
import type { RaThemeOptions } from 'react-admin';
import { componentsIn } from './component-styles.js';
import './mui-palette.js';
import { day, evening, type HouseColours } from './palette.js';
import { typography } from './typography.js';

function themeOf(mode: 'light' | 'dark', house: HouseColours): RaThemeOptions {
  const options: ThemeOptions = {
    palette: {
      mode,
      house,
      contrastThreshold: 4.5,
      primary: { main: house.tomato, dark: house.tomatoDeep, contrastText: house.onTomato },
      secondary: { main: house.basil, contrastText: house.card },
      error: { main: house.beet, contrastText: house.card },
      warning: { main: house.butter, contrastText: house.onButter },
      success: { main: house.basil, contrastText: house.card },
      info: { main: house.basil, contrastText: house.card },
      background: { default: house.paper, paper: house.card },
      text: { primary: house.ink, secondary: house.muted, disabled: house.muted },
      divider: house.line,
    },
    shape: { borderRadius: 12 },
    typography,
    components: componentsIn(house),
  };
  // Whole already: react-admin would otherwise fill it up with what its own themes look like.
  return createTheme(options) as RaThemeOptions;
}

export const lightTheme = themeOf('light', day);
export const darkTheme = themeOf('dark', evening);
