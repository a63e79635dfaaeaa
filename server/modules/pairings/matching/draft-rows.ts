import type { Tx } from '../../../platform/work.ts';
import { rowsOfDraft } from '../queries/drafts.ts';
import { widened } from '../rules/matrix.ts';

/** What was found about all mentees of a draft, or about those of these ids, by the criteria that there are now. */
export const readDraftRows = async (tx: Tx, draftId: number, menteeIds?: readonly number[]) =>
  (await rowsOfDraft(tx, draftId, menteeIds)).map((row) => ({ ...row, fits: widened(row.fits, row.scores.length) }));
