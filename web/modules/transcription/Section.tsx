import type { ReactNode } from 'react';
import { Stack } from '../../ui/Layout.tsx';
import { Heading } from '../../ui/Text.tsx';

/** A part of what was made of a recording. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="xs">
    <Heading level={3} look="card">
      {title}
    </Heading>
    {children}
  </Stack>
);
