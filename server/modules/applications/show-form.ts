import { found } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mayNotApply } from '../../policies/applications.ts';
import { programmeById } from '../programmes/index.ts';
import { presentForm } from './present.ts';
import { answersOf, applicationById, applicationByLink, isMemberOf, ownApplicant, questionsOf } from './queries.ts';

interface Asked {
  tx: Tx;
  actor: Actor;
}

/** APP-24, B79: whoever knows the address sees the form; an admin too, who cannot send it. */
export const showForm = async (
  { tx, actor }: Asked,
  { application_id: id, link_ref: linkRef }: { application_id?: number | undefined; link_ref?: string | undefined },
) => {
  const seen = id === undefined ? await applicationByLink(tx, linkRef ?? '') : await applicationById(tx, id);
  const row = found(seen, 'applications.not_found');
  const { programId, id: applicationId } = row.application;
  const { program } = found(await programmeById(tx, programId), 'applications.not_found');
  const applicant = await ownApplicant(tx, applicationId, actor.id);
  const answers = applicant ? (await answersOf(tx, [applicant.id])).get(applicant.id) : undefined;
  return presentForm(
    row,
    {
      applicant,
      answers: answers ?? new Map(),
      questions: await questionsOf(tx, [applicationId]),
      running: program.isActive,
      member: await isMemberOf(tx, programId, actor.id),
    },
    mayNotApply(actor, program),
  );
};
