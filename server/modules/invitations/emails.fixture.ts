import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { invitationSent } from './emails.ts';

export const emailSamples = [
  emailSample(invitationSent, { inviter: 'Aisyah Rahman', role: 'Mentee', url, validHours: 720 }, [
    'You are invited to Lantern',
    'Accept the invitation',
    'Aisyah Rahman',
    'as Mentee',
    '30 days',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['invitations.sent', 'invitation.accepted'];
