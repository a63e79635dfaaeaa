import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addToGoogleCalendar,
  addToMicrosoftCalendar,
  addToOutlookCalendar,
  addToYahooCalendar,
  answerCalendarChange,
  calendarFeed,
  downloadIcs,
  endCalendarFeed,
  linkedCalendars,
  makeCalendarFeed,
  renewCalendarFeed,
  unlinkCalendar,
} from '../../../contract/calendars/endpoints.ts';
import type { CalendarChange } from '../../../contract/calendars/schemas.ts';
import type { CalendarProvider } from '../../../contract/calendars/values.ts';
import { addressOf, call } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { outOfDate } from '../../lib/query-keys.ts';
import { toastSuccess } from '../../ui/toast.tsx';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    calendar_feed: true;
  }
}

const forms = {
  google: addToGoogleCalendar,
  microsoft: addToMicrosoftCalendar,
  outlook: addToOutlookCalendar,
  yahoo: addToYahooCalendar,
};

/** The calendars that have a form on the web, which our link fills in. */
export type WebCalendar = keyof typeof forms;

/** CAL-06, CAL-07, M27: returns the address of the provider's own page. */
export const useAddToCalendar = (bookingId: number) =>
  useMutation({
    mutationFn: (calendar: WebCalendar) => call(forms[calendar], { query: { booking_id: bookingId } }),
  });

/** CAL-08 */
export const icsAddress = (bookingId: number) => addressOf(downloadIcs.path, { query: { booking_id: bookingId } });

type FeedAct = typeof makeCalendarFeed | typeof renewCalendarFeed | typeof endCalendarFeed;

const feedKey = ['calendar_feed'] as const;

/** M27: null as long as the member has not made one. */
export const useCalendarFeed = () =>
  useQuery({ queryKey: feedKey, queryFn: ({ signal }) => call(calendarFeed, {}, { signal }) });

/** Each answers with the feed as it is now; the message comes from here, because the pressed button goes. */
const useFeedAct = (endpoint: FeedAct, said: () => string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endpoint, {}),
    onSuccess: (answer) => {
      client.setQueryData(feedKey, answer);
      toastSuccess(said());
    },
    onError: (error) => sayFailure(error),
  });
};

export const useMakeFeed = () => useFeedAct(makeCalendarFeed, () => t`Private address created`);

/** The old address ends. */
export const useRenewFeed = () => useFeedAct(renewCalendarFeed, () => t`New address created`);

export const useEndFeed = () => useFeedAct(endCalendarFeed, () => t`Calendar feed turned off`);

const linkedKey = ['calendars'] as const;

/** CAL-01, CAL-10: the member's linked calendars, and what they are asked about them. */
export const useLinkedCalendars = () =>
  useQuery({ queryKey: linkedKey, queryFn: ({ signal }) => call(linkedCalendars, {}, { signal }) });

/** CAL-05 */
export const useUnlinkCalendar = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (provider: CalendarProvider) => call(unlinkCalendar, { params: { provider } }),
    onSuccess: () => outOfDate(client, ['calendars', 'me']),
  });
};

interface Answer {
  change: Pick<CalendarChange, 'booking_id' | 'provider'>;
  follow: boolean;
}

/** CAL-10: the answer to 'Follow the calendar?'. */
export const useAnswerChange = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change: { booking_id: id, provider }, follow }: Answer) =>
      call(answerCalendarChange, { params: { id }, body: { provider, follow } }),
    onSettled: () => outOfDate(client, ['calendars', 'me', 'bookings', 'booking']),
  });
};
