import type { ApplicantStatus } from '../../../../contract/applications/index.ts';
import type { ApplicantFacts, IntakeFacts } from './states.ts';

interface Standing {
  applicant:
    | { status: ApplicantStatus; joinedAt: Moment | null; inviteSentAt: Moment | null; rejectsAt: Moment | null }
    | undefined;
  running: boolean;
  open: boolean;
  member: boolean;
  intake: IntakeFacts;
  now: Moment;
}
interface Moment {
  epochMilliseconds: number;
}

/**
 * Collects the facts for the rules. Someone who joined by the last invitation and is not a member now has left since.
 */
export const factsOf = ({ applicant, running, open, member, intake, now }: Standing): ApplicantFacts => {
  const shared = { ...intake, running, open, member };
  if (applicant === undefined) return { ...shared, status: 'none', left: false, undoable: false };
  const { status, joinedAt, inviteSentAt, rejectsAt } = applicant;
  const invited = inviteSentAt?.epochMilliseconds ?? 0;
  return {
    ...shared,
    status: rejectsAt === null ? status : 'rejecting',
    left: !member && joinedAt !== null && joinedAt.epochMilliseconds >= invited,
    undoable: rejectsAt !== null && now.epochMilliseconds < rejectsAt.epochMilliseconds,
  };
};
