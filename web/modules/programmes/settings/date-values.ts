import type { Duration } from '../../../../contract/programmes/values.ts';

/** The start and end of a programme, as its form has them. */
export interface DateValues {
  program: { start_date: string | null; end_date: string | null; duration: Duration; timezone: string };
}
