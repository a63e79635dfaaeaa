import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { invitationSent } from './emails.ts';

export const emailSamples = [
  emailSample(invitationSent, { company: 'Petang Bhd.', userType: 'mentee', url, validHours: 720 }, [
    'You are invited to Lantern',
    'Accept the invitation',
    'Petang Bhd.',
    'as a mentee',
    '30 days',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['invitations.sent', 'invitation.accepted'];
