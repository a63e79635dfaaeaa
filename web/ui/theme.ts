import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { inkOf, onBrand, ramp } from './ramp.ts';

const slate: MantineColorsTuple = [
  '#f6f8fb',
  '#edf1f6',
  '#e1e8f0',
  '#cfd9e4',
  '#a3b3c6',
  '#7b8da4',
  '#5b6e86',
  '#435468',
  '#2a394b',
  '#14212f',
];

/** Control sizes are defined in base.css, so that they can grow on phones; Mantine sets its own inline. */
const controls = {
  Input: {
    vars: (_theme: unknown, props: { size?: unknown; multiline?: boolean }) => ({
      wrapper: {
        '--input-height': props.size === 'lg' ? 'var(--control-lg)' : 'var(--control)',
        '--input-fz': 'var(--fs-input)',
        '--input-padding': '12px',
        ...(props.multiline && { '--input-padding-y': '10px' }),
      },
    }),
  },
  InputWrapper: {
    vars: () => ({
      label: { '--input-label-size': 'var(--fs-control)', '--input-asterisk-color': 'var(--error)' },
      description: { '--input-description-size': 'var(--fs-meta)' },
      error: { '--input-error-size': 'var(--fs-meta)' },
    }),
  },
};

/** Mantine's theme in one brand; `secondary` is the text colour of its quieter words, if a programme has one. */
export const makeTheme = (brand: string, secondary: string | null) =>
  createTheme({
    other: { ink: secondary === null ? null : inkOf(secondary) },
    primaryColor: 'brand',
    primaryShade: 7,
    colors: { brand: ramp(brand), gray: slate },
    black: '#14212f',
    fontFamily: 'var(--body)',
    headings: { fontFamily: 'var(--display)', fontWeight: '700' },
    fontSizes: { xs: '0.75rem', sm: '0.84375rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
    defaultRadius: 'md',
    radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
    shadows: { md: '0 2px 4px rgb(20 33 47 / 4%), 0 10px 28px rgb(20 33 47 / 11%)', xl: 'var(--float)' },
    cursorType: 'pointer',
    respectReducedMotion: true,
    components: controls,
  });

/**
 * Some of Mantine's own colours have too little contrast; these do not. `--on-brand` is the text colour on the brand's
 * bar.
 */
export const cssVariables: CSSVariablesResolver = (theme) => ({
  variables: {
    '--on-brand': onBrand(theme.colors.brand?.[5] ?? ''),
    '--focus': 'var(--mantine-color-brand-7)',
    ...(typeof theme.other.ink === 'string' && { '--ink-2': theme.other.ink }),
  },
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#14212f',
    '--mantine-color-dimmed': '#56687e',
    '--mantine-color-placeholder': '#66788e',
    '--mantine-color-default-border': '#cfd9e4',
    '--mantine-color-error': '#b42121',
    '--mantine-color-disabled': '#edf1f6',
    '--mantine-color-disabled-color': '#5b6e86',
    '--mantine-color-disabled-border': '#e1e8f0',
  },
  dark: {},
});
