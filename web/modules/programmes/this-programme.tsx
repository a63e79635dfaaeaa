import { createContext, type ReactNode, use } from 'react';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { SiteName } from '../../lib/page-title.ts';

const Here = createContext<ProgrammeView | null>(null);

/** Provides the programme to everything inside it. */
export const ProgrammeProvider = ({ programme, children }: { programme: ProgrammeView; children: ReactNode }) => (
  <SiteName value={programme.name}>
    <Here value={programme}>{children}</Here>
  </SiteName>
);

/** The programme whose portal or admin area this is; only available under its address. */
export const useThisProgramme = (): ProgrammeView => {
  const programme = use(Here);
  if (programme === null) throw new Error('this page belongs to a programme');
  return programme;
};

/** The same, or null on a page outside any programme. */
export const useProgrammeHere = (): ProgrammeView | null => use(Here);
