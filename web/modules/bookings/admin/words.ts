import { useLingui } from '@lingui/react/macro';
import type { AdminAct, FiledUnder } from '../../../../contract/bookings/schemas/states.ts';

/** ADB-11: the statuses of the filter, worded like the badges. */
export const useStatusWords = (): Record<FiledUnder, string> => {
  const { t } = useLingui();
  return {
    pending: t`Pending`,
    upcoming: t`Upcoming`,
    completed: t`Completed`,
    cancelled: t`Cancelled`,
    missed: t`Missed`,
    reported: t`Reported`,
    investigating: t`Investigating`,
    fully_rated: t`Fully Rated`,
    partially_rated: t`Partially Rated`,
    unconfirmed: t`Not confirmed`,
  };
};

/** ADB-23, ADB-28 */
export const useActWords = (): Record<AdminAct, string> => {
  const { t } = useLingui();
  return {
    complete: t`Mark as Completed`,
    cancel: t`Cancel`,
    miss: t`Mark as Missed`,
    investigate: t`Start Investigation`,
    reschedule: t`Reschedule`,
    refund: t`Refund`,
  };
};
