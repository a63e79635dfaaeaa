import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { programmeLimits } from '../../../../contract/programmes/values.ts';
import { CheckMark } from '../../../ui/CheckMark.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useNameCheck } from './use-name-check.ts';

interface Props {
  enterpriseId: number | undefined;
  programmeId?: number;
  own?: string;
}

/** PRG-04…08: checks the rules for a name immediately, and two seconds after typing whether it is free. */
export const NameField = ({ enterpriseId, programmeId, own }: Props) => {
  const { t } = useLingui();
  const { register, control, formState } = useFormContext<{ program: { name: string } }>();
  const name = useWatch({ control, name: 'program.name' });
  const state = useNameCheck({ name, enterpriseId, programmeId, own });
  const words = { checking: t`Checking the name`, free: t`This name is free`, taken: t`This name is taken` };
  const taken = state === 'taken' ? t`Program name is already in use` : undefined;
  return (
    <TextField
      label={t`Program Name`}
      required
      hint={t`Letters, digits and spaces, at most ${programmeLimits.name} characters`}
      autoComplete="off"
      error={formState.errors.program?.name?.message ?? taken}
      end={state !== 'quiet' && <CheckMark state={state} label={words[state]} />}
      {...register('program.name')}
    />
  );
};
