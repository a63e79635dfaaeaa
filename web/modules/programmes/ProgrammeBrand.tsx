import type { ReactNode } from 'react';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { BrandProvider } from '../../ui/BrandProvider.tsx';

/** PRG-47: everything below in the two colours of a programme. */
export const ProgrammeBrand = ({ programme, children }: { programme: ProgrammeView; children: ReactNode }) => (
  <BrandProvider
    brand={programme.white_label.dashboard_primary_colour}
    secondary={programme.white_label.dashboard_secondary_colour}
  >
    {children}
  </BrandProvider>
);
