/** Success messages of the server (APP-21). */
export const texts = {
  published: 'The application is open.',
  unpublished: 'The application is closed.',
  deleted: 'The application was deleted.',
  draftKept: 'Your draft is saved.',
  sent: 'Your application has been sent.',
  shortlisted: (people: number) => (people === 1 ? 'Applicant shortlisted.' : `${people} applicants shortlisted.`),
  approved: (people: number) =>
    people === 1
      ? 'Applicant approved. The invitation is on its way.'
      : `${people} applicants approved. Their invitations are on the way.`,
  rejected: (people: number) =>
    people === 1
      ? 'Applicant rejected. They are told by e-mail.'
      : `${people} applicants rejected. They are told by e-mail.`,
  invited: 'The invitation is on its way.',
  removed: 'Applicant deleted.',
  welcome: (programme: string) => `Welcome to ${programme}.`,
};
