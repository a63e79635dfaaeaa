import type { ProgrammeCopied } from '../../domain-events/programmes.ts';
import type { Announced, Change } from '../../platform/work.ts';
import { questionsOf, surveysIn } from './queries/surveys.ts';
import { insertSurvey, replaceQuestions } from './store/surveys.ts';

/** The surveys of a copied programme with their questions: drafts, without answers and without a time to go out. */
export const copySurveys = async ({ tx, now }: Change, event: Announced<ProgrammeCopied>) => {
  const { fromId, programId, userId: createdBy, roles } = event;
  // The oldest first, so that the copies are listed in the same order.
  for (const { survey } of (await surveysIn(tx, fromId)).toReversed()) {
    const { id: from, title, description, anonymous, roleId } = survey;
    const copy = await insertSurvey(tx, {
      programId,
      title,
      description,
      anonymous,
      roleId: roles.find((role) => role.from === roleId)?.to ?? null,
      createdBy,
      createdAt: now,
    });
    const questions = await questionsOf(tx, [from]);
    await replaceQuestions(
      tx,
      copy.id,
      questions.map(({ id: _itsOwn, surveyId: _from, position: _there, ...question }) => question),
    );
  }
};
