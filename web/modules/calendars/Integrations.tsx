import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { LinkOutcome } from '../../../contract/calendars/values.ts';
import { Stack } from '../../ui/Layout.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { toastFailure, toastInfo, toastSuccess } from '../../ui/toast.tsx';
import { CalendarChanges } from './CalendarChanges.tsx';
import { LinkedCalendar } from './LinkedCalendar.tsx';
import { useLinkedCalendars } from './queries.ts';

interface Props {
  /** How linking ended, when the member comes back from the provider. */
  outcome: LinkOutcome | undefined;
  onSaid: () => void;
}

const useSaid = ({ outcome, onSaid }: Props) => {
  const { t } = useLingui();
  useEffect(() => {
    if (outcome === undefined) return;
    const say: Record<LinkOutcome, () => void> = {
      linked: () => toastSuccess(t`Calendar linked successfully`),
      denied: () => toastInfo(t`The calendar was not linked.`),
      not_permitted: () => toastFailure(t`Permission for your calendar was not given. Link it again and allow it.`),
      failed: () => toastFailure(t`The calendar could not be linked. Please try again.`),
      expired: () => toastFailure(t`That took too long. Please link the calendar again.`),
      not_set_up: () => toastFailure(t`This calendar is not set up here yet.`),
      not_yours: () => toastFailure(t`Only the owner of this account can link a calendar.`),
    };
    say[outcome]();
    onSaid();
  }, [outcome, onSaid, t]);
};

/** CAL-01: links and unlinks Google and Outlook calendars, and asks what to do about changes made there. */
export const Integrations = (props: Props) => {
  const { data, isPending, isFetching, refetch } = useLinkedCalendars();
  useSaid(props);
  if (isPending) return <SkeletonForm fields={2} />;
  if (data === undefined) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Stack>
      <CalendarChanges changes={data.changes} />
      <LinkedCalendar provider="google" calendar={data.google} />
      <LinkedCalendar provider="microsoft" calendar={data.microsoft} />
    </Stack>
  );
};
