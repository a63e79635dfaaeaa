import { z } from 'zod';
import { addressesIn } from '../../invitations/values.ts';
import { say } from '../../say.ts';
import { shape } from '../../endpoint.ts';
import { FileAnswer, Id, Instant } from '../../schemas/types.ts';
import { longestReportAddresses, mostReportAddresses } from '../values.ts';
import { asked, refusals } from './asked.ts';

const Address = z.email().max(254);

/** Addresses beside or below each other; each word has to be one. */
const addresses = z
  .string()
  .max(longestReportAddresses, {
    error: say('field.too_long', { most: longestReportAddresses }),
    abort: true,
  })
  .refine((text) => {
    const words = text.split(/[\s,;]+/).filter((word) => word !== '');
    return words.every((word) => addressesIn(word).length === 1 && Address.safeParse(word).success);
  }, say('analytics.report_address_wrong'))
  .refine(
    (text) => addressesIn(text).length <= mostReportAddresses,
    say('analytics.report_addresses_many', { most: mostReportAddresses }),
  );

const MonthlyReport = z.object({
  enabled: z.boolean(),
  recipients: z.array(
    z.object({
      email: z.string(),
      /** By the link in the email: nothing is sent there, whatever the program wants. */
      stopped: z.boolean(),
    }),
  ),
  /** When the next one goes out; null while it is off or nobody gets it. */
  next_at: Instant.nullable(),
  /** The month of the latest that was sent, as YYYY-MM. */
  last_month: z.string().nullable(),
});
export type MonthlyReport = z.infer<typeof MonthlyReport>;

export const monthlyReport = shape({
  summary: 'Whether a programme sends a report each month, and to whom (M16)',
  query: asked,
  response: MonthlyReport,
  refusals,
});

export const ReportSettings = z.object({ enabled: z.boolean(), recipients: addresses });

export const changeMonthlyReport = shape({
  summary: 'Changes that; a report goes out on the first of each month, about the month before (M16)',
  body: ReportSettings.extend({ program_id: Id.max(Number.MAX_SAFE_INTEGER) }),
  response: MonthlyReport,
  refusals: [...refusals, 'programmes.inactive'],
});

export const monthlyReportFile = shape({
  summary: "The report on last month as it would be sent now, named 'monthly-report-{YYYY-MM}.pdf' (M16)",
  answers: 'file',
  query: asked,
  response: FileAnswer,
  refusals,
});

export const stopMonthlyReport = shape({
  summary: 'Stops the monthly report to the address to which a link was sent, or lets it go on; needs no account (M16)',
  body: z.object({ token: z.string().max(100), stopped: z.boolean() }),
  response: z.object({ program_name: z.string(), stopped: z.boolean() }),
  refusals: ['analytics.report_link_unknown'],
  limit: { max: 300, per: 'hour', by: 'source' },
});
