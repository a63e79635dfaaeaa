import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { ChipPick } from '../../../ui/Chips.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useMe } from '../../accounts/index.ts';
import { useThisProgramme } from '../this-programme.tsx';
import { type Offered, useChooseGoals, useOfferedGoals } from './own.ts';

const Picker = ({ offered, chosen }: { offered: Offered; chosen: readonly string[] }) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const [picked, setPicked] = useState(chosen);
  const { mutate, isPending, error } = useChooseGoals(id);
  const refusal = refusalOf(error);
  const hasChanged = picked.length !== chosen.length || picked.some((one) => !chosen.includes(one));
  return (
    <Form
      label={t`Mentoring Services`}
      error={refusal?.fields ? null : refusal?.error}
      onSubmit={() => mutate(picked.map(Number), { onSuccess: ({ message }) => toastSuccess(message) })}
    >
      <ChipPick
        label={t`Mentoring Services`}
        labelHidden
        options={offered.map((goal) => ({ value: String(goal.id), label: goal.mentor_label }))}
        value={picked}
        onChange={setPicked}
        error={refusal?.fields?.['program_goals']}
      />
      {hasChanged && (
        <FormActions align="end">
          <Button kind="light" submit pending={isPending}>{t`Save`}</Button>
        </FormActions>
      )}
    </Form>
  );
};

/** GOL-07, PRO-75: which of the programme's services a member is looking for, or a mentor offers. */
export const OwnGoals = () => {
  const { t } = useLingui();
  const { id, viewer } = useThisProgramme();
  const { me } = useMe();
  const { data, isError, refetch } = useOfferedGoals(id);
  if (viewer?.role_id == null || viewer.user_type === 'admin' || me === null || data?.length === 0) return null;
  const isMentor = viewer.user_type === 'mentor';
  const chosen = me.program_goals.filter((goal) => goal.program_id === id).map((goal) => String(goal.id));
  // Chosen services that are no longer offered are hidden; the server keeps them.
  const shown = chosen.filter((one) => data?.some((goal) => String(goal.id) === one));
  return (
    <SectionCard
      title={t`Mentoring Services`}
      hint={isMentor ? t`What do you help with in this program?` : t`What do you look for in this program?`}
    >
      {isError && <ErrorState compact onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonList rows={1} />}
      {data && <Picker key={shown.join()} offered={data} chosen={shown} />}
    </SectionCard>
  );
};
