import type { BrandColors } from './palette.js';
import type { ThemeComponents } from './mui-palette.js';

/** Form fields as in `web-user`: the label above, an outline with enough contrast. */
export function fieldStyles(brand: BrandColors): ThemeComponents {
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
          color: brand.ink,
          '&.Mui-focused, &.Mui-error': { color: brand.ink },
        },
        asterisk: { display: 'none' },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          backgroundColor: brand.card,
          borderRadius: 10,
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: brand.ink },
          '&.Mui-focused': { outline: `3px solid ${brand.tomato}`, outlineOffset: 1 },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: brand.ink, borderWidth: 1 },
          '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: brand.beet, borderWidth: 2 },
          '& input:focus-visible, & textarea:focus-visible, & [role=combobox]:focus-visible': {
            outline: 'none',
          },
        },
        notchedOutline: { borderColor: brand.lineStrong, top: 0, '& legend': { display: 'none' } },
        input: { padding: '11px 14px' },
        inputMultiline: { padding: 0 },
        multiline: { padding: '11px 14px' },
        inputSizeSmall: { padding: '7.5px 12px', minHeight: 23, boxSizing: 'content-box' },
      },
    },
    MuiSelect: { defaultProps: { displayEmpty: true } },
    MuiFormLabel: {
      styleOverrides: {
        root: { fontWeight: 600, color: brand.ink, '&.Mui-focused': { color: brand.ink } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, color: brand.muted } } },
    MuiAutocomplete: {
      styleOverrides: {
        paper: { border: `1px solid ${brand.line}` },
        inputRoot: { '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': { height: 38, padding: '0 8px' } },
      },
    },
  };
}
