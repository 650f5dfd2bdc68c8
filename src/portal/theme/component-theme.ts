import type { Components, Theme } from '@mui/material/styles';
import { focusRing, linkLook } from './link-look.ts';

/** The look of every library component used here, so that none has the default look. */
export const componentTheme: Components<Omit<Theme, 'components'>> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  // Labels stand above their boxes, so no box has to notice by an animation that the browser has filled it in.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit' },
    styleOverrides: {
      root: {
        borderRadius: 4,
        padding: '7px 14px',
        minWidth: 0,
        minHeight: 36,
        borderColor: 'var(--line)',
        backgroundColor: 'var(--surface)',
        color: 'var(--ink)',
        whiteSpace: 'nowrap',
        '&:hover': { borderColor: 'var(--edge)', backgroundColor: 'var(--surface)' },
        '&.MuiButton-contained': {
          backgroundColor: 'var(--accent)',
          color: 'var(--surface)',
          border: '1px solid var(--accent)',
          '&:hover': { backgroundColor: 'var(--accent-hover)', borderColor: 'var(--accent-hover)' },
        },
        '&.MuiButton-text': {
          backgroundColor: 'transparent',
          color: 'var(--accent)',
          border: '1px solid transparent',
          padding: '7px 8px',
          '&:hover': { backgroundColor: 'var(--accent-soft)' },
        },
        '&.Mui-disabled': { opacity: 0.5 },
        '&.MuiButton-outlined.Mui-disabled': { color: 'var(--ink)', borderColor: 'var(--line)' },
        '&.MuiButton-contained.Mui-disabled': { backgroundColor: 'var(--accent)', color: 'var(--surface)' },
        '&.MuiButton-text.Mui-disabled': { color: 'var(--accent)' },
        '&.MuiButton-sizeLarge': { padding: '10px 24px', fontSize: 'var(--text-control)' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: 4, '&:hover': { backgroundColor: 'var(--accent-soft)' } } },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: linkLook },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', borderRadius: 4 } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: '1px solid var(--line)',
        boxShadow: '0 16px 48px rgb(10 20 30 / 24%)',
        margin: 16,
        width: 'calc(100% - 32px)',
        maxWidth: 480,
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: { padding: '20px 24px 4px', fontSize: 'var(--text-title)', lineHeight: '28px', fontWeight: 600 },
    },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '8px 24px 20px', gap: 8 },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: 'color-mix(in srgb, var(--ground) 30%, rgb(10 20 30 / 55%))',
        },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: 'var(--ink)',
        fontSize: 'var(--text-small)',
        lineHeight: '20px',
        fontWeight: 550,
        '&.Mui-focused': { color: 'var(--ink)' },
        '&.Mui-error': { color: 'var(--ink)' },
        '&.Mui-disabled': { color: 'var(--muted)' },
      },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBottom: 4,
        maxWidth: 'none',
        whiteSpace: 'normal',
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        borderRadius: 4,
        backgroundColor: 'var(--surface)',
        // Our variable, not the library's, because on paper ours is always that of the light scheme.
        color: 'var(--ink)',
        minHeight: 40,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--edge)', borderWidth: 1 },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink)' },
        '&.Mui-focused': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: 'var(--accent)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--red)' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line)' },
      },
      input: {
        padding: '8px 12px',
        height: 24,
        '&::placeholder': { color: 'var(--muted)', opacity: 1 },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '4px 0 0',
        fontSize: 'var(--text-small)',
        lineHeight: '20px',
        color: 'var(--muted)',
        '&.Mui-error': { color: 'var(--red)' },
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root': { paddingTop: 0, paddingBottom: 0, paddingLeft: 0 },
        '& .MuiOutlinedInput-root .MuiAutocomplete-input': { padding: '8px 12px' },
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { border: '1px solid var(--line)', boxShadow: '0 8px 24px rgb(10 20 30 / 14%)' },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        backgroundColor: 'var(--ink)',
        color: 'var(--surface)',
        fontSize: 'var(--text-caption)',
        lineHeight: '16px',
        borderRadius: 4,
        padding: '6px 8px',
      },
    },
  },
};
