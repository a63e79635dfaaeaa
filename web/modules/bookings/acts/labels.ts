import { useLingui } from '@lingui/react/macro';
import type { MemberButton } from '../../../../contract/bookings/schemas/states.ts';

/** BKG-56 to BKG-68, M26, M43: the labels of a session's buttons. */
export const useButtonLabels = (): Record<MemberButton, string> => {
  const { t } = useLingui();
  return {
    accept: t`Accept Booking`,
    add_to_calendar: t`Add to Calendar`,
    book_new_session: t`Book New Session`,
    cancel: t`Cancel`,
    complete: t`Complete Booking`,
    confirm_held: t`Confirm`,
    delete_logged: t`Delete`,
    deny_held: t`It did not happen`,
    join: t`Join Meeting`,
    keep_time: t`Keep the current time`,
    mark_absent: t`Mark as Absent`,
    rate: t`Rate Now`,
    read_review: t`Read Review`,
    reschedule: t`Reschedule`,
    withdraw_move: t`Withdraw`,
  };
};
