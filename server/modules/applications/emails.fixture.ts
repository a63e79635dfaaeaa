import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { applicationApproved, applicationReceived, applicationRejected, applicationWaitlisted } from './emails.ts';

const form = { programme: 'Future Leaders', form: 'Spring intake' };

export const emailSamples = [
  emailSample(applicationReceived, { ...form, url }, [
    'We have your application',
    'See your application',
    'Future Leaders',
    'Spring intake',
  ]),
  emailSample(applicationApproved, { ...form, role: 'Mentee', url }, [
    'You are invited to Future Leaders',
    'Join the program',
    'Spring intake',
    'as Mentee',
    url,
  ]),
  emailSample(applicationWaitlisted, { ...form, url }, [
    'You are on the waitlist of Future Leaders',
    'See your application',
    'Spring intake',
    'if a place becomes free',
  ]),
  emailSample(applicationRejected, { ...form, note: 'We liked your answers.\nPlease apply again in spring.' }, [
    'About your application to Future Leaders',
    null,
    'Spring intake',
    'cannot offer you',
    'We liked your answers.',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['application.submitted', 'applicant.invited', 'applicant.waitlisted', 'applicant.rejected'];
