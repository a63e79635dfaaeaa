import type { ApplicantStatus } from '../../../../contract/applications/index.ts';
import type { RefusalCode } from '../../../../contract/messages.ts';

export type ApplicantAct =
  | 'save_draft'
  | 'submit'
  | 'join_waitlist'
  | 'shortlist'
  | 'waitlist'
  | 'approve'
  | 'reject'
  | 'undo'
  | 'make_final'
  | 'invite'
  | 'continue'
  | 'remove';
export type ApplicantRole = 'applicant' | 'admin' | 'clock';
/**
 * The state of a person's application; `none` before they have begun. `rejecting`: the rejection can still be undone,
 * and only admins know of it (M42).
 */
export type ApplicantState = ApplicantStatus | 'none' | 'rejecting';
export type Condition =
  | 'running'
  | 'open'
  | 'outsider'
  | 'not_left'
  | 'in_time'
  | 'has_place'
  | 'has_waitlist'
  | 'undoable'
  | 'final';

interface Transition {
  act: ApplicantAct;
  who: ApplicantRole;
  from: readonly ApplicantState[];
  /** `as_before`: the status it had when it was rejected. */
  to: ApplicantState | 'as_before';
  /** All must be true; the first that is not gives the reason. */
  when: readonly Condition[];
}

const toApply = ['running', 'open', 'outsider'] as const;
const decide = { who: 'admin', when: ['running'] } as const;

/** The whole life cycle of an applicant (C4, M42). Anything not listed is not allowed. */
export const transitions: readonly Transition[] = [
  { act: 'save_draft', who: 'applicant', from: ['none', 'draft'], to: 'draft', when: toApply },
  {
    act: 'submit',
    who: 'applicant',
    from: ['none', 'draft'],
    to: 'applied',
    when: [...toApply, 'in_time', 'has_place'],
  },
  {
    act: 'join_waitlist',
    who: 'applicant',
    from: ['none', 'draft'],
    to: 'waitlisted',
    when: [...toApply, 'has_waitlist'],
  },
  { act: 'shortlist', from: ['applied', 'waitlisted'], to: 'shortlisted', ...decide },
  { act: 'waitlist', from: ['applied', 'shortlisted'], to: 'waitlisted', ...decide },
  { act: 'approve', from: ['applied', 'shortlisted', 'waitlisted'], to: 'approved', ...decide },
  { act: 'reject', from: ['applied', 'shortlisted', 'waitlisted'], to: 'rejecting', ...decide },
  { act: 'undo', who: 'admin', from: ['rejecting'], to: 'as_before', when: ['running', 'undoable'] },
  // Even in a programme that has ended meanwhile: whoever was rejected hears of it.
  { act: 'make_final', who: 'clock', from: ['rejecting'], to: 'rejected', when: ['final'] },
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
  waitlisted: 'applications.already_applied',
  rejecting: 'applications.already_applied',
  approved: 'applications.already_applied',
  rejected: 'applications.already_applied',
};
const decided: Reasons = {
  none: 'applications.applicant_not_found',
  draft: 'applications.still_draft',
  applied: 'applications.not_allowed',
  shortlisted: 'applications.not_allowed',
  waitlisted: 'applications.not_allowed',
  rejecting: 'applications.undo_first',
  approved: 'applications.decided_already',
  rejected: 'applications.rejected_for_good',
};
const undone: Reasons = {
  none: 'applications.applicant_not_found',
  draft: 'applications.nothing_to_undo',
  applied: 'applications.nothing_to_undo',
  shortlisted: 'applications.nothing_to_undo',
  waitlisted: 'applications.nothing_to_undo',
  rejecting: 'applications.nothing_to_undo',
  approved: 'applications.nothing_to_undo',
  rejected: 'applications.rejected_for_good',
};
const notApproved = {
  applied: 'applications.not_approved',
  shortlisted: 'applications.not_approved',
  waitlisted: 'applications.not_approved',
} as const;
const onlyRejected = 'applications.only_rejected';

/** Why an act without a row above is refused, by the applicant's state. */
export const reasons: Record<ApplicantAct, Reasons> = {
  save_draft: applied,
  submit: applied,
  join_waitlist: applied,
  shortlist: decided,
  waitlist: decided,
  approve: decided,
  reject: decided,
  undo: undone,
  make_final: undone,
  invite: { ...decided, ...notApproved },
  remove: {
    none: 'applications.applicant_not_found',
    draft: onlyRejected,
    applied: onlyRejected,
    shortlisted: onlyRejected,
    waitlisted: onlyRejected,
    rejecting: 'applications.undo_first',
    approved: onlyRejected,
    rejected: onlyRejected,
  },
  continue: {
    none: 'applications.applicant_not_found',
    draft: 'applications.not_approved',
    ...notApproved,
    rejecting: 'applications.not_approved',
    approved: 'applications.not_approved',
    rejected: 'applications.not_approved',
  },
};
