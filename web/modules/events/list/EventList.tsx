import { useLingui } from '@lingui/react/macro';
import { IconCalendarOff, IconSearchOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { SkeletonCards } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import type { useEvents } from '../queries.ts';
import { EventCards } from './EventCards.tsx';

interface Props {
  list: ReturnType<typeof useEvents>;
  label: string;
  /** What was searched for; '' for everything. */
  search: string;
  onClear: () => void;
  /** What is said while there is nothing. */
  empty: { title: string; hint: string; action?: ReactNode };
  onPage: (page: number) => void;
}

const Nothing = ({ search, onClear, empty }: Pick<Props, 'search' | 'onClear' | 'empty'>) => {
  const { t } = useLingui();
  if (search !== '')
    return (
      <EmptyState
        icon={IconSearchOff}
        title={t`No events match`}
        action={<Button onPress={onClear}>{t`Clear search`}</Button>}
      >
        {t`No title has these words. Try fewer or other ones.`}
      </EmptyState>
    );
  return (
    <EmptyState icon={IconCalendarOff} title={empty.title} {...(empty.action && { action: empty.action })}>
      {empty.hint}
    </EmptyState>
  );
};

/** A page of events, or why there are none. */
export const EventList = ({ list, label, onPage, ...nothing }: Props) => {
  const { data, error, isFetching, table } = list;
  const { rows, state, onRetry } = table;
  if (state === 'loading') return <SkeletonCards count={6} />;
  if (state === 'error' || !data)
    return <ErrorState message={refusalOf(error)?.error} onRetry={onRetry} retrying={isFetching} />;
  if (rows.length === 0) return <Nothing {...nothing} />;
  return (
    <>
      <EventCards events={rows} label={label} />
      {data.max_pages > 1 && <Pager page={data.page} pages={data.max_pages} onPage={onPage} />}
    </>
  );
};
