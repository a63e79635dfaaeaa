import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mayNotApply } from '../../policies/applications.ts';
import { portalPath, programmeById } from '../programmes/index.ts';
import { administers, standingIn } from '../../policies/programmes.ts';
import { presentOwn } from './present.ts';
import { applicationById, applicationsBy, applicationsOf, isMemberOf, ownApplicant } from './queries.ts';

interface Asked {
  tx: Tx;
  actor: Actor;
}

/** APP-27: one's own applications in a programme, and the forms that are open to somebody who is no member. */
export const showOwn = async ({ tx, actor }: Asked, programId: number) => {
  const row = found(await programmeById(tx, programId), 'programmes.not_found');
  refuseIf(mayNotApply(actor, row.program), 403);
  const running = row.program.isActive;
  const member = await isMemberOf(tx, programId, actor.id);
  const own = await applicationsBy(tx, programId, actor.id);
  const begun = new Set(own.map(({ application }) => application.id));
  const offered = running && !member ? await applicationsOf(tx, programId) : [];
  return {
    applications: own.map((one) => presentOwn(one, { running, member })),
    open: offered
      .filter(({ application }) => application.published && !begun.has(application.id))
      .map(({ application, roleName }) => ({
        id: application.id,
        name: application.name,
        description: application.description,
        role_name: roleName,
        link_ref: application.linkRef,
      })),
    support_email: row.program.supportEmail,
    redirect_url: `${portalPath(row)}/overviews`,
  };
};

/** APP-29, B82: a draft is not sent. Asked of somebody else only by who reads the applications anyway. */
export const hasSent = async ({ tx, actor }: Asked, userId: number, applicationId: number) => {
  const { application } = found(await applicationById(tx, applicationId), 'applications.not_found');
  const { program } = found(await programmeById(tx, application.programId), 'applications.not_found');
  const mine = userId === actor.id || administers(standingIn(actor, program));
  refuseIf(mine ? null : 'applications.applicant_not_found', 404);
  const applicant = await ownApplicant(tx, applicationId, userId);
  return applicant !== undefined && applicant.status !== 'draft';
};
