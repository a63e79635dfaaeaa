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
