import { useLingui } from '@lingui/react/macro';
import { sayFailure } from '../../lib/failure.ts';
import { SwitchRow } from '../../ui/Choices.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useDnd, useToggleDnd } from './queries.ts';

/** Do-not-disturb takes effect immediately (AVL-07, AVL-08, DSH-06). Shown in a card, to mentors only (AVL-11). */
export const DndSwitch = () => {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useDnd();
  const toggle = useToggleDnd();
  if (data === undefined) {
    if (isError) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />;
    // Same position and size as the switch that replaces it.
    return <SwitchRow label={t`Do not disturb`} hint={t`Loading…`} checked={false} onChange={() => {}} pending />;
  }
  const turn = (active: boolean) =>
    toggle.mutate(active, {
      // AVL-09
      onSuccess: ({ message }) => toastSuccess(message),
      onError: (error) => sayFailure(error),
    });
  const hint = data.active
    ? t`On: nobody can book you now. Sessions booked already stay.`
    : t`Off: mentees can book you in your hours. Switch it on to take a pause.`;
  return (
    <SwitchRow label={t`Do not disturb`} hint={hint} checked={data.active} onChange={turn} pending={toggle.isPending} />
  );
};
