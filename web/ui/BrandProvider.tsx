import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { defaultBrand, readHex } from './ramp.ts';
import { cssVariables, makeTheme } from './theme.ts';

interface Props {
  /** One hex colour, as stored for a programme. Unreadable values become the default blue. */
  brand?: string | null | undefined;
  /** The second colour of a programme, used for its quieter texts wherever it is legible. PRG-47 */
  secondary?: string | undefined;
  children: ReactNode;
}

/** Paints everything below in one brand; a nested one repaints the page while it is mounted. */
export const BrandProvider = ({ brand, secondary, children }: Props) => {
  const hex = readHex(brand ?? '') ?? defaultBrand;
  const theme = useMemo(() => makeTheme(hex, secondary ?? null), [hex, secondary]);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
};
