import type { Duration } from '../../../../contract/programmes/values.ts';

/** When a programme begins and ends, as its form has it. */
export interface DateValues {
  program: { start_date: string | null; end_date: string | null; duration: Duration; timezone: string };
}
