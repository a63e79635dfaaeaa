import { useLingui } from '@lingui/react/macro';
import { sayFailure } from '../../../lib/failure.ts';
import { SwitchRow } from '../../../ui/Choices.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useSetMentorDnd } from '../queries.ts';
import { useWhoseHours } from '../whose.ts';

interface Props {
  dnd: boolean;
  full_name?: string;
}

/** Lets an admin turn on do-not-disturb for one of the programme's mentors, immediately (decisions (d), DND). */
export const MentorDndSwitch = ({ dnd, full_name: name = '' }: Props) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const set = useSetMentorDnd(id, useWhoseHours()?.id ?? 0);
  return (
    <SwitchRow
      label={t`Do not disturb`}
      hint={
        dnd
          ? t`On: nobody can book ${name} in this program now. Sessions booked already stay.`
          : t`Off: mentees can book ${name} in these hours.`
      }
      checked={dnd}
      pending={set.isPending}
      onChange={(active) =>
        set.mutate(active, {
          onSuccess: ({ message }) => toastSuccess(message),
          onError: (error) => sayFailure(error),
        })
      }
    />
  );
};
