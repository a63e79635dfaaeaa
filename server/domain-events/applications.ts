import type { DomainEvent } from './event.ts';

interface AboutApplicant extends DomainEvent {
  programId: number;
  applicationId: number;
  applicantId: number;
  userId: number;
}

export interface ApplicationSubmitted extends AboutApplicant {
  name: 'application.submitted';
}

/** Approved, or emailed again: the invitation is sent. */
export interface ApplicantInvited extends AboutApplicant {
  name: 'applicant.invited';
}

/** On the waitlist: moved there by an admin, or by applying when no place was left. */
export interface ApplicantWaitlisted extends AboutApplicant {
  name: 'applicant.waitlisted';
  byApplying: boolean;
}

/** For good: the ten minutes in which it could be undone are over (M42). */
export interface ApplicantRejected extends AboutApplicant {
  name: 'applicant.rejected';
}
