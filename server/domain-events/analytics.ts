import type { DomainEvent } from './event.ts';

/** A month is over, and these recipients of a program's report are sent theirs about it. */
export interface MonthlyReportDue extends DomainEvent {
  name: 'monthly_report.due';
  programId: number;
  /** Its first day, as YYYY-MM-DD. */
  month: string;
  recipientIds: readonly number[];
}
