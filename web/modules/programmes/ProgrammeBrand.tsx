import type { ReactNode } from 'react';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { BrandProvider } from '../../ui/BrandProvider.tsx';

/** PRG-47: renders everything inside it in the programme's two colours. */
export const ProgrammeBrand = ({ programme, children }: { programme: ProgrammeView; children: ReactNode }) => (
  <BrandProvider
    brand={programme.white_label.dashboard_primary_colour}
    secondary={programme.white_label.dashboard_secondary_colour}
  >
    {children}
  </BrandProvider>
);
