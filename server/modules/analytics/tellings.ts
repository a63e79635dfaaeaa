import { Temporal } from 'temporal-polyfill';
import type { MonthlyReportDue } from '../../domain-events/analytics.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { programmeById, senderToStrangers } from '../programmes/index.ts';
import { monthlyReportReady } from './emails.ts';
import type { AnalyticsPorts } from './ports.ts';
import { recipientsAmong } from './queries/reports.ts';
import { makeReport } from './report/make.ts';
import { monthName } from './report/words.ts';

/** M16: the figures are those of the moment in which it is written; nobody who stopped it meanwhile gets it. */
const ofReport =
  (ports: AnalyticsPorts) =>
  async ({ tx, now }: Change, event: MonthlyReportDue, ground: TellingGround): Promise<Telling[]> => {
    const programme = await programmeById(tx, event.programId);
    const recipients = await recipientsAmong(tx, event.recipientIds);
    if (!programme?.program.isActive || recipients.length === 0) return [];
    const month = Temporal.PlainDate.from(event.month);
    const { BASE_URL, PRODUCT_NAME: product } = ground.settings;
    const { figures, ...file } = await makeReport({ tx, now }, { programme, month, product }, ports);
    const about = {
      month: monthName(month),
      conducted: figures.sessions.conducted_bookings,
      mentees: figures.people.mentees_count,
      mentors: figures.people.mentors_count,
    };
    const sender = senderToStrangers(programme, ground);
    return recipients.map(({ email, token }) => ({
      userId: null,
      letter: {
        to: email,
        name: '',
        timeZone: programme.program.timezone,
        content: monthlyReportReady({ ...about, url: BASE_URL + pages.stopReport(token) }),
        file,
        programme: sender,
      },
    }));
  };

export const analyticsTellings = (ports: AnalyticsPorts) => [tells('monthly_report.due', ofReport(ports))];
