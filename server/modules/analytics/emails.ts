import { emailOf, type Envelope, type LetterContent } from '../../telling/content.ts';
import { nameOf, oneLine } from '../../telling/wording.ts';

interface Report {
  /** 'October 2026' */
  month: string;
  conducted: number;
  mentees: number;
  mentors: number;
  /** Where it is stopped, without an account. */
  url: string;
}

const words = {
  subject: (programme: string, month: string) => `${programme}: report for ${month}`,
  preview: (sessions: string) => `${sessions}. The report is attached as a PDF.`,
  paragraphs: (programme: string, month: string) => [
    `The report on ${programme} for ${month} is attached as a PDF.`,
    'It shows the sessions of the month, how engaged people are, how pairs are doing, and what people say about their sessions.',
  ],
  facts: { sessions: 'Sessions held', mentees: 'Mentees', mentors: 'Mentors' },
  sessions: (count: number) => (count === 1 ? '1 session was held' : `${count} sessions were held`),
  button: 'Stop this report',
  why: (programme: string) =>
    `You received this email because an admin of ${programme} added you to its monthly report. It is sent on the first of each month.`,
};

/** M16: to whoever pays for a program; the figures are in the file that goes with it. */
const report = (about: Report, { sender }: Envelope): LetterContent => {
  const programme = nameOf(sender.name);
  const { conducted, mentees, mentors, url } = about;
  const month = oneLine(about.month);
  return {
    subject: words.subject(programme, month),
    preview: words.preview(words.sessions(conducted)),
    heading: words.subject(programme, month),
    paragraphs: words.paragraphs(programme, month),
    facts: [
      { label: words.facts.sessions, value: String(conducted) },
      { label: words.facts.mentees, value: String(mentees) },
      { label: words.facts.mentors, value: String(mentors) },
    ],
    button: { label: words.button, url },
    why: words.why(programme),
  };
};

export const monthlyReportReady = emailOf('analytics.monthly_report', report);
