import type { HouseColours } from './palette.js';
import type { PartsInTheme } from './theme-components.js';

/** Fields as in the student's app: the label stands above, the edge is plain to see. */
export function fieldsIn(house: HouseColours): PartsInTheme {
  return {
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          marginBottom: 4,
          maxWidth: '100%',
          fontSize: '0.875rem',
          fontWeight: 600,
          lineHeight: 1.4,
          color: house.ink,
          '&.Mui-focused, &.Mui-error': { color: house.ink },
        },
        asterisk: { display: 'none' },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: house.card,
          borderRadius: 10,
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: house.ink },
          '&.Mui-focused': { outline: `3px solid ${house.tomato}`, outlineOffset: 1 },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: house.ink, borderWidth: 1 },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: house.beet, borderWidth: 2 },
          '& input:focus-visible, & textarea:focus-visible, & [role=combobox]:focus-visible': {
            outline: 'none',
          },
        },
        notchedOutline: { borderColor: house.lineStrong, top: 0, '& legend': { display: 'none' } },
        input: { padding: '11px 14px' },
        inputMultiline: { padding: 0 },
        multiline: { padding: '11px 14px' },
        inputSizeSmall: { padding: '7.5px 12px', minHeight: 23, boxSizing: 'content-box' },
      },
    },
    MuiSelect: { defaultProps: { displayEmpty: true } },
    MuiFormLabel: {
      styleOverrides: {
        root: { fontWeight: 600, color: house.ink, '&.Mui-focused': { color: house.ink } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, color: house.muted } } },
    MuiAutocomplete: {
      styleOverrides: {
        paper: { border: `1px solid ${house.line}` },
        inputRoot: { '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': { height: 38, padding: '0 8px' } },
      },
    },
  };
}
