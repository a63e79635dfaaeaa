import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { join, lockRunning, portalPath, programmeById } from '../programmes/index.ts';
import { type FoundApplicant, isMemberOf } from './queries.ts';
import { factsOf } from './rules/facts.ts';
import { unlimited, whyNot } from './rules/states.ts';
import { lockApplicant, updateApplicants } from './store.ts';
import { texts } from './texts.ts';

/**
 * APP-28, B81: an approved applicant becomes a member with the application's role. Repeating it just leads there again.
 */
export const continueIn = async (work: Work<Actor>, { application, applicant: { id } }: FoundApplicant) => {
  const { tx, now, actor } = work;
  const { programId, roleId } = application;
  await lockRunning(tx, programId);
  const applicant = found(await lockApplicant(tx, id), 'applications.applicant_not_found');
  const member = await isMemberOf(tx, programId, actor.id);
  refuseIf(
    whyNot(
      'continue',
      factsOf({ applicant, running: true, open: application.published, member, intake: unlimited, now }),
      'applicant',
    ),
  );
  if (await join(work, { programId, userId: actor.id, roleId })) {
    await updateApplicants(tx, [id], now, { joinedAt: now });
    work.refresh({ people: [actor.id], keys: ['programmes', 'applications', 'me'] });
  }
  const programme = found(await programmeById(tx, programId), 'programmes.not_found');
  return { message: texts.welcome(programme.program.name), redirect_url: `${portalPath(programme)}/overviews` };
};
