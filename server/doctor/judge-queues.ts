import type { Settings } from '../platform/config.ts';
import { type Finding, ok, warning } from './finding.ts';

/** What waits in a queue, and for how many minutes the oldest of it has. */
interface Queue {
  queue: 'email' | 'whatsapp' | 'push' | 'job';
  waiting: number;
  minutes: number;
  /** For longer than QUEUE_WARNING_MINUTES, when the server itself warns of it. */
  isOld: boolean;
}

const inWords = (minutes: number) => (minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`);

const checks = { email: 'outbox', whatsapp: 'short_messages', push: 'notifications', job: 'jobs' } as const;
const named = { email: 'emails', whatsapp: 'short messages', push: 'notifications', job: 'jobs' } as const;

const advice = ({ queue }: Queue, { SMTP_URL: mail }: Pick<Settings, 'SMTP_URL'>) => {
  if (queue === 'job') return 'Is a server running? Its log says why a job fails.';
  if (queue === 'email' && mail === undefined) return 'Set SMTP_URL.';
  return 'Is a server running? The page Deliveries shows why it was refused.';
};

/** What has been waiting for too long, and the jobs that failed at every try. */
export const judgeQueues = (
  queues: readonly Queue[],
  setAside: number,
  settings: Pick<Settings, 'SMTP_URL'>,
): Finding[] => [
  ...queues.map((one) => {
    const { queue, waiting, minutes, isOld } = one;
    if (!isOld) return ok(checks[queue], `No ${named[queue]} are late.`);
    const says = `${waiting} ${named[queue]} are waiting, the oldest for ${inWords(minutes)}.`;
    return warning(checks[queue], says, advice(one, settings));
  }),
  ...(setAside > 0
    ? [
        warning(
          'jobs_set_aside',
          `${setAside} failed at every try and were set aside.`,
          'Look for “fault” in the log of the server.',
        ),
      ]
    : []),
];
