import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { adminPath } from '../../lib/paths.ts';

/** NAV-08: the pages of a program's surveys for its admins. */
export const surveyPages = (programme: Pick<ProgrammeView, 'slug' | 'enterprise'>) => {
  const list = adminPath(programme, 'surveys');
  return {
    list,
    feedback: `${list}?view=feedback`,
    create: `${list}/new`,
    one: (id: number) => `${list}/${id}`,
    file: (id: number) => `/surveys/${id}/results.csv`,
  };
};
