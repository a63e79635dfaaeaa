import type { Change } from '../../../platform/work.ts';
import { adminsOf } from '../../programmes/index.ts';
import type { DraftRow } from '../queries/drafts.ts';

/** A draft has changed: every admin of its program sees it at once, and so do whoever made it and whoever acts on it. */
export const showAdmins = async (
  { tx, refresh }: Pick<Change, 'tx' | 'refresh'>,
  { programId, createdBy }: Pick<DraftRow, 'programId' | 'createdBy'>,
  ...others: readonly number[]
) => {
  const people = [...(await adminsOf(tx, programId)), createdBy, ...others];
  refresh({ people: [...new Set(people)], keys: ['matching'] });
};
