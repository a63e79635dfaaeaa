import type { Tx, Work } from '../../platform/work.ts';
import { type Actor, whyNotJoin } from '../../policies/actor.ts';
import { portalPath, type ProgrammeRow } from '../programmes/index.ts';
import { presentOpen, presentOwn } from './present.ts';
import { placesTaken } from './queries/intake.ts';
import { applicationsBy, applicationsOf, isMemberOf, ownApplicant } from './queries.ts';

/** APP-27: the member's own applications in a programme, and the forms open to non-members. */
export const showOwn = async (
  { tx, now, actor }: Pick<Work<Actor>, 'tx' | 'now' | 'actor'>,
  programme: ProgrammeRow,
) => {
  const { id: programId, isActive: running, supportEmail, timezone: zone } = programme.program;
  const member = await isMemberOf(tx, programId, actor.id);
  const own = await applicationsBy(tx, programId, actor.id);
  const begun = new Set(own.map(({ application }) => application.id));
  const offered = running && !member ? await applicationsOf(tx, programId) : [];
  const ids = [...own, ...offered].map(({ application }) => application.id);
  const taken = await placesTaken(tx, ids);
  const intakeOf = (id: number) => ({ taken: taken.get(id) ?? 0, zone, now });
  return {
    applications: own.map((one) =>
      presentOwn(one, { running, member, mayJoin: whyNotJoin(actor), intake: intakeOf(one.application.id) }),
    ),
    open: offered
      .filter(({ application }) => !begun.has(application.id))
      .flatMap((one) => presentOpen(one, { running, member, intake: intakeOf(one.application.id) }) ?? []),
    support_email: supportEmail,
    redirect_url: `${portalPath(programme)}/overviews`,
  };
};

/** APP-29, B82: a draft does not count as sent. */
export const hasSent = async (tx: Tx, userId: number, applicationId: number) => {
  const applicant = await ownApplicant(tx, applicationId, userId);
  return applicant !== undefined && applicant.status !== 'draft';
};
