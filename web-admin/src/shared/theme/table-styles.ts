import type { BrandColors } from './palette.js';
import type { ThemeComponents } from './mui-palette.js';

/** Dense tables with visible row borders. */
export function tableStyles(brand: BrandColors): ThemeComponents {
  const tables: ThemeComponents = {
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: brand.line, padding: '9px 14px' },
        sizeSmall: { padding: '9px 14px' },
        head: {
          color: brand.muted,
          fontSize: '0.8125rem',
          fontWeight: 600,
          whiteSpace: 'nowrap',
          backgroundColor: brand.card,
        },
      },
    },
    MuiTableRow: {
      styleOverrides: {
        root: {
          'tbody &:last-child td': { borderBottom: 0 },
          '&.MuiTableRow-hover:hover': { backgroundColor: brand.paper },
        },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: brand.ink } } } },
    MuiTablePagination: { styleOverrides: { root: { color: brand.muted }, select: { minHeight: 24 } } },
  };
  return { ...tables, ...REACT_ADMIN_LISTS };
}

/** An `object`, because MUI's types do not include react-admin's component names. */
const REACT_ADMIN_LISTS: object = {
  RaList: {
    styleOverrides: {
      root: {
        '& .RaList-main': { minWidth: 0 },
        '& .RaList-content': { overflow: 'hidden' },
        '& .RaList-actions': { minHeight: 0 },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'flex-end',
        gap: 12,
        paddingBottom: 14,
        // react-admin's own style is in this media query, so the override must be too.
        '@media (max-width: 599.95px)': {
          flexDirection: 'row',
          flexWrap: 'wrap',
          backgroundColor: 'transparent',
        },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        display: 'grid',
        flex: '1 1 16rem',
        '@media (min-width: 900px)': { flex: '1 1 16rem' },
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 45%), 1fr))',
        // One filter takes the whole line.
        '@media (max-width: 599.95px)': {
          width: 'auto',
          gridTemplateColumns: 'repeat(auto-fit, minmax(45%, 1fr))',
        },
        '& .RaFilterForm-clearFix': { display: 'none' },
        alignItems: 'end',
        gap: 12,
        minWidth: 0,
        maxWidth: '60rem',
        minHeight: 0,
        padding: 0,
        '& > *': { minWidth: 0 },
        '& .RaFilterFormInput-spacer': { display: 'none' },
        '& .MuiFormControl-root.MuiFormControl-root': { width: '100%', minWidth: 0, margin: 0 },
        '& .MuiAutocomplete-root, & .MuiFormControl-root': { flex: 1 },
      },
    },
  },
  // By default the toolbar covers the form fields on a phone.
  RaToolbar: {
    styleOverrides: { root: { '&.RaToolbar-mobileToolbar': { position: 'static', marginTop: 16 } } },
  },
};
