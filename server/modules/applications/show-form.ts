import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mayNotApply } from '../../policies/applications.ts';
import type { ProgrammeForm } from './permissions.ts';
import { presentForm } from './present.ts';
import { filesOf } from './queries/files.ts';
import { placesTaken } from './queries/intake.ts';
import { answersOf, isMemberOf, ownApplicant, questionsOf } from './queries.ts';

/** APP-24: the form as this person can fill it in, with what they have saved or sent. */
export const showForm = async (
  { tx, now, actor }: Pick<Work<Actor>, 'tx' | 'now' | 'actor'>,
  { programme: { program }, ...row }: ProgrammeForm,
) => {
  const { programId, id: applicationId } = row.application;
  const applicant = await ownApplicant(tx, applicationId, actor.id);
  const taken = (await placesTaken(tx, [applicationId])).get(applicationId) ?? 0;
  const answers = applicant ? (await answersOf(tx, [applicant.id])).get(applicant.id) : undefined;
  const files = applicant ? (await filesOf(tx, [applicant.id])).get(applicant.id) : undefined;
  return presentForm(
    row,
    {
      applicant,
      answers: answers ?? new Map(),
      files: files ?? [],
      questions: await questionsOf(tx, [applicationId]),
      intake: { taken, zone: program.timezone, now },
      running: program.isActive,
      member: await isMemberOf(tx, programId, actor.id),
    },
    mayNotApply(actor, program),
  );
};
