import type { ReactNode } from 'react';
import { SectionCard } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';

/** One group of examples in the gallery. */
export const Section = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <SectionCard title={title} hint={hint}>
    <Stack gap="md">{children}</Stack>
  </SectionCard>
);
