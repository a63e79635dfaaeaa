import { emailSample, hour, url } from '../../telling/email-samples.fixture.ts';
import { dailyEmail, queuesOld } from './emails.ts';

export const emailSamples = [
  emailSample(queuesOld, { queues: [{ queue: 'email', waiting: 12, oldestAt: hour.start }], url }, [
    'Lantern: work is waiting too long',
    'See the outbox',
    '12 waiting, the oldest since Wednesday, 2 December 2026, 11:30 am (Asia/Kuala_Lumpur, UTC+08:00)',
    'node dist/server/doctor.js',
    'a platform admin of Lantern. It is sent at most once a day.',
  ]),
  emailSample(
    dailyEmail,
    {
      told: [{ subject: 'Farid commented on your post', from: 'Langkah Graduates', at: hour.start, url }],
      url,
    },
    [
      'Lantern: 1 update',
      'Open the app',
      'Farid commented on your post',
      'Langkah Graduates, Wednesday, 2 December 2026, 11:30 am',
      'because you chose one email a day in your notification settings.',
    ],
  ),
];

/** It is sent by the clock, so there is no event. */
export const toldEvents: string[] = [];
