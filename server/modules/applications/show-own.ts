import type { Tx, Work } from '../../platform/work.ts';
import { type Actor, whyNotJoin } from '../../policies/actor.ts';
import { portalPath, type ProgrammeRow } from '../programmes/index.ts';
import { presentOwn } from './present.ts';
import { applicationsBy, applicationsOf, isMemberOf, ownApplicant } from './queries.ts';

/** APP-27: the member's own applications in a programme, and the forms open to non-members. */
export const showOwn = async ({ tx, actor }: Pick<Work<Actor>, 'tx' | 'actor'>, programme: ProgrammeRow) => {
  const { id: programId, isActive: running, supportEmail } = programme.program;
  const member = await isMemberOf(tx, programId, actor.id);
  const own = await applicationsBy(tx, programId, actor.id);
  const begun = new Set(own.map(({ application }) => application.id));
  const offered = running && !member ? await applicationsOf(tx, programId) : [];
  return {
    applications: own.map((one) => presentOwn(one, { running, member, mayJoin: whyNotJoin(actor) })),
    open: offered
      .filter(({ application }) => application.published && !begun.has(application.id))
      .map(({ application, roleName }) => ({
        id: application.id,
        name: application.name,
        description: application.description,
        role_name: roleName,
        link_ref: application.linkRef,
      })),
    support_email: supportEmail,
    redirect_url: `${portalPath(programme)}/overviews`,
  };
};

/** APP-29, B82: a draft does not count as sent. */
export const hasSent = async (tx: Tx, userId: number, applicationId: number) => {
  const applicant = await ownApplicant(tx, applicationId, userId);
  return applicant !== undefined && applicant.status !== 'draft';
};
