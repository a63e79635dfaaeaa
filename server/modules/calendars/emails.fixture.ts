import { emailSample, hour, hourInWords, url } from '../../telling/email-samples.fixture.ts';
import { calendarBroken, calendarChanged } from './emails.ts';

const about = { provider: 'google' as const, account: 'mei@calendar.example', url };

export const emailSamples = [
  emailSample(calendarBroken, { ...about, why: 'revoked' as const }, [
    'Your Google calendar is no longer connected',
    'Open Integrations',
    'Lantern no longer has permission to read it',
    'please check each request before you accept it',
    'mei@\u2060calendar.\u2060example',
  ]),
  emailSample(calendarChanged, { ...about, ...hour, what: 'moved' as const, title: 'Session with Azlan' }, [
    'Follow the calendar? Session with Azlan',
    'Answer',
    hourInWords,
    'You moved this session in your Google calendar',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['calendar.broken', 'calendar.change_found'];
