import type { ApplicantFacts } from './states.ts';

interface Standing {
  applicant: { status: ApplicantFacts['status']; joinedAt: Moment | null; inviteSentAt: Moment | null } | undefined;
  running: boolean;
  open: boolean;
  member: boolean;
}
interface Moment {
  epochMilliseconds: number;
}

/**
 * Collects the facts for the rules. Someone who joined by the last invitation and is not a member now has left since.
 */
export const factsOf = ({ applicant, running, open, member }: Standing): ApplicantFacts => {
  const joined = applicant?.joinedAt?.epochMilliseconds;
  const invited = applicant?.inviteSentAt?.epochMilliseconds ?? 0;
  return {
    status: applicant?.status ?? 'none',
    running,
    open,
    member,
    left: !member && joined !== undefined && joined >= invited,
  };
};
