import { useFormContext, useWatch } from 'react-hook-form';
import { useOutline } from '../queries.ts';
import type { DateValues } from './date-values.ts';

/** PRG-27: the programme's last day: the chosen one, or the one that the server works out from the duration. */
export const useLastDay = (): string | null => {
  const { control } = useFormContext<DateValues>();
  const [start, end, duration] = useWatch({
    control,
    name: ['program.start_date', 'program.end_date', 'program.duration'],
  });
  const isChosen = duration === 'set_end_duration';
  const { data } = useOutline(isChosen || start === null ? null : { start, duration });
  if (isChosen) return end;
  return start === null ? null : (data?.end_date ?? null);
};
