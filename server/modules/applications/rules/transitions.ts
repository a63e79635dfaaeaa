import type { ApplicantStatus } from '../../../../contract/applications/index.ts';
import type { RefusalCode } from '../../../../contract/messages.ts';

export type ApplicantAct =
  | 'save_draft'
  | 'submit'
  | 'shortlist'
  | 'approve'
  | 'reject'
  | 'invite'
  | 'continue'
  | 'remove';
export type ApplicantRole = 'applicant' | 'admin';
/** The state of a person's application; `none` before they have begun. */
export type ApplicantState = ApplicantStatus | 'none';
export type Condition = 'running' | 'open' | 'outsider' | 'not_left';

interface Transition {
  act: ApplicantAct;
  who: ApplicantRole;
  from: readonly ApplicantState[];
  to: ApplicantState;
  /** All must be true; the first that is not gives the reason. */
  when: readonly Condition[];
}

const toApply = ['running', 'open', 'outsider'] as const;
const decide = { who: 'admin', when: ['running'] } as const;

/** The whole life cycle of an applicant (C4). Anything not listed is not allowed. */
export const transitions: readonly Transition[] = [
  { act: 'save_draft', who: 'applicant', from: ['none', 'draft'], to: 'draft', when: toApply },
  { act: 'submit', who: 'applicant', from: ['none', 'draft'], to: 'applied', when: toApply },
  { act: 'shortlist', from: ['applied'], to: 'shortlisted', ...decide },
  { act: 'approve', from: ['applied', 'shortlisted'], to: 'approved', ...decide },
  { act: 'reject', from: ['applied', 'shortlisted'], to: 'rejected', ...decide },
  { act: 'invite', from: ['approved'], to: 'approved', ...decide },
  { act: 'remove', from: ['rejected'], to: 'none', ...decide },
  { act: 'continue', who: 'applicant', from: ['approved'], to: 'approved', when: ['running', 'not_left'] },
];

type Reasons = Record<ApplicantState, RefusalCode>;

const applied: Reasons = {
  none: 'applications.applicant_not_found',
  draft: 'applications.already_applied',
  applied: 'applications.already_applied',
  shortlisted: 'applications.already_applied',
  approved: 'applications.already_applied',
  rejected: 'applications.already_applied',
};
const decided: Reasons = {
  none: 'applications.applicant_not_found',
  draft: 'applications.still_draft',
  applied: 'applications.not_allowed',
  shortlisted: 'applications.not_allowed',
  approved: 'applications.decided_already',
  rejected: 'applications.rejected_for_good',
};
const invited: Reasons = {
  ...decided,
  applied: 'applications.not_approved',
  shortlisted: 'applications.not_approved',
};
const removed: Reasons = {
  none: 'applications.applicant_not_found',
  draft: 'applications.only_rejected',
  applied: 'applications.only_rejected',
  shortlisted: 'applications.only_rejected',
  approved: 'applications.only_rejected',
  rejected: 'applications.only_rejected',
};

/** Why an act without a row above is refused, by the applicant's state. */
export const reasons: Record<ApplicantAct, Reasons> = {
  save_draft: applied,
  submit: applied,
  shortlist: decided,
  approve: decided,
  reject: decided,
  invite: invited,
  remove: removed,
  continue: {
    none: 'applications.applicant_not_found',
    draft: 'applications.not_approved',
    applied: 'applications.not_approved',
    shortlisted: 'applications.not_approved',
    approved: 'applications.not_approved',
    rejected: 'applications.not_approved',
  },
};
