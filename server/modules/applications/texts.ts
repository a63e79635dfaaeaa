import { minutesToUndo } from '../../../contract/applications/index.ts';

/** Success messages of the server (APP-21). */
export const texts = {
  published: 'The application is open.',
  unpublished: 'The application is closed.',
  deleted: 'The application was deleted.',
  draftKept: 'Your draft is saved.',
  fileRemoved: 'Your file was removed.',
  sent: 'Your application has been sent.',
  joinedWaitlist: 'You are on the waitlist.',
  shortlisted: (people: number) => (people === 1 ? 'Applicant shortlisted.' : `${people} applicants shortlisted.`),
  approved: (people: number) =>
    people === 1
      ? 'Applicant approved. The invitation is on its way.'
      : `${people} applicants approved. Their invitations are on the way.`,
  waitlisted: (people: number) =>
    people === 1
      ? 'Applicant moved to the waitlist. They are told by email.'
      : `${people} applicants moved to the waitlist. They are told by email.`,
  rejected: (people: number) =>
    people === 1
      ? `Applicant rejected. They are told by email in ${minutesToUndo} minutes, unless you undo it.`
      : `${people} applicants rejected. They are told by email in ${minutesToUndo} minutes, unless you undo it.`,
  undone: (people: number) =>
    people === 1 ? 'The rejection is undone.' : `The rejections of ${people} applicants are undone.`,
  invited: 'The invitation is on its way.',
  removed: 'Applicant deleted.',
  welcome: (programme: string) => `Welcome to ${programme}.`,
};
