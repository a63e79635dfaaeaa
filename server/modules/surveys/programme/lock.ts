import type { SurveyAct } from '../../../../contract/surveys/index.ts';
import { found, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordInProgram } from '../../accounts/index.ts';
import { lockRunning } from '../../programmes/index.ts';
import { surveyById, type SurveyRow } from '../queries/surveys.ts';
import { whyNotSurvey } from '../rules/survey-states.ts';
import { lockSurvey } from '../store/surveys.ts';
import { factsOf } from './present.ts';

/** Loaded again under its lock: the act must still be possible, in a programme that still goes on. */
export const lockFor = async ({ tx, now }: Work<Actor>, { survey: { id, programId } }: SurveyRow, act: SurveyAct) => {
  const survey = found(await lockSurvey(tx, id), 'surveys.not_found');
  await lockRunning(tx, programId);
  const row = found(await surveyById(tx, id), 'surveys.not_found');
  refuseIf(whyNotSurvey(act, factsOf(row), now));
  return survey;
};

interface Done {
  action: 'created' | 'changed' | 'deleted' | 'sent' | 'planned' | 'unplanned' | 'reminded' | 'closed';
  /** To how many people, where there were any. */
  sent?: number;
}

/** SYS-19: what admins do is in the audit log of the programme and its company. */
export const audit = (
  work: Work<Actor>,
  { id, programId }: { id: number; programId: number },
  { action, sent }: Done,
) =>
  recordInProgram(work, programId, {
    action: `survey.${action}`,
    object: { type: 'Survey', id },
    data: { program_id: programId, ...(sent !== undefined && { sent }) },
  });
