import { emailSample, url } from '../../telling/email-samples.fixture.ts';
import { monthlyReportReady } from './emails.ts';

export const emailSamples = [
  emailSample(monthlyReportReady, { month: 'October 2026', conducted: 12, mentees: 30, mentors: 9, url }, [
    'Lantern: report for October 2026',
    'Stop this report',
    'is attached as a PDF',
    '12',
    '30',
    'first of each month',
  ]),
];

/** Events that do nothing but tell people. Waiting jobs carry their names, so a rename keeps the old one as well. */
export const toldEvents = ['monthly_report.due'];
