import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { adminPath, portalPath } from '../../lib/paths.ts';

/** The pages of applications, built on the programme's own address (APP-01, B79, D25). */
export const applicationPages = (programme: ProgrammeView) => ({
  list: adminPath(programme, 'applications'),
  create: adminPath(programme, 'applications/new'),
  edit: (id: number) => adminPath(programme, `applications/edit/${id}`),
  show: (id: number) => adminPath(programme, `applications/show/${id}`),
  form: (linkRef: string) => portalPath(programme, `applications/${encodeURIComponent(linkRef)}`),
  status: portalPath(programme, 'applications/status'),
});
