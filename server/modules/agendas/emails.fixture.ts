import { emailSample, hour, hourInWords, url } from '../../telling/email-samples.fixture.ts';
import { agendaUpdated } from './emails.ts';

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
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['agenda.updated'];
