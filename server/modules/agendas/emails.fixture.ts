import { emailSample, hour, hourInWords, url } from '../../telling/email-samples.fixture.ts';
import { agendaChanged, agendaUpdated } from './emails.ts';

const kickOff = {
  title: 'Kick-off',
  description: 'Meet everybody',
  link: 'https://meet.example/kick-off',
  linkName: 'Room 4',
};

export const emailSamples = [
  emailSample(agendaUpdated, { ...hour, ...kickOff, url }, [
    'Updated: Kick-off',
    'See the agenda',
    hourInWords,
    'Meet everybody',
    'Room 4',
    'meet.example/kick-off',
  ]),
  emailSample(agendaChanged, { url }, [
    'The agenda of Lantern has changed',
    'See the agenda',
    'Hello Mei,',
    'Sign in to see what is new.',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['agenda.updated'];
