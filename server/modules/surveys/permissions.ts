import type { ReadWork } from '../../platform/work.ts';
import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { adminOfRow, loadForMember } from '../programmes/index.ts';
import { recipientOf, surveyById, type SurveyRow } from './queries/surveys.ts';

/** Admins of the programme whose survey the input names. */
export const adminOfSurvey = adminOfRow(surveyById, 'surveys.not_found');

export interface Received {
  row: SurveyRow;
  answered: boolean;
}

const load = async (work: ReadWork<Actor>, id: number): Promise<Received> => {
  const row = found(await surveyById(work.tx, id), 'surveys.not_found');
  await loadForMember(work, row.programId, 'surveys.not_found');
  const recipient = found(await recipientOf(work.tx, id, work.actor.id), 'surveys.not_found');
  return { row, answered: recipient.answered };
};

/** Members who were sent the survey that the input names. */
export const recipientOfSurvey = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, Received> => ({
  policy: signedIn,
  load: (work, input) => load(work, idOf(input)),
});
