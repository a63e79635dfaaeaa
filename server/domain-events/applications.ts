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

export interface ApplicantRejected extends AboutApplicant {
  name: 'applicant.rejected';
}
