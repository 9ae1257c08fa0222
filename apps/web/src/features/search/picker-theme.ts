import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const INDIGO: MantineColorsTuple = [
  '#eef0ff',
  '#dfe2ff',
  '#c3c6ff',
  '#a5a8ff',
  '#8b8cf9',
  '#6f6df2',
  '#5b54ea',
  '#4338ca',
  '#3730a3',
  '#2e2a80',
];

/** Mantine's theme; every colour comes from styles/tokens.css. */
export const theme = createTheme({
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  primaryColor: 'indigo',
  primaryShade: { light: 7, dark: 3 },
  colors: { indigo: INDIGO },
  autoContrast: true,
  defaultRadius: 8,
  focusRing: 'auto',
  respectReducedMotion: true,
  cursorType: 'pointer',
});

const tokens = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--faint)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control-line)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-strong)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
};

/** Points Mantine's variables at the tokens, which change with the theme by themselves. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
