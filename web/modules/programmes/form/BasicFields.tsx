import { useLingui } from '@lingui/react/macro';
import { IconAdjustmentsHorizontal, IconArrowsExchange, IconSearch } from '@tabler/icons-react';
import { Controller, useFormContext } from 'react-hook-form';
import { pairingMethods, programmeLimits } from '../../../../contract/programmes/values.ts';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { usePairingWords } from '../words.ts';
import type { Basics } from './basics.ts';
import { NameField } from './NameField.tsx';

const icons = {
  mentee_picks: IconSearch,
  mentor_picks: IconArrowsExchange,
  admin_pairs: IconAdjustmentsHorizontal,
} as const;

/** PRG-10, PRG-21 */
export const usePairingOptions = () => {
  const words = usePairingWords();
  return pairingMethods.map((value) => ({ value, ...words[value], icon: icons[value] }));
};

interface Props {
  enterpriseId: number | undefined;
  programmeId?: number;
  own?: string;
}

/** PRG-04…10: the programme's name and purpose. */
export const NameAndDescription = (props: Props) => {
  const { t } = useLingui();
  const { register, formState } = useFormContext<Basics>();
  return (
    <>
      <NameField {...props} />
      <TextArea
        label={t`Program Description`}
        required
        minRows={3}
        error={formState.errors.program?.description?.message}
        {...register('program.description')}
        max={programmeLimits.description}
      />
    </>
  );
};

export const PairingField = () => {
  const { t } = useLingui();
  const { control } = useFormContext<Basics>();
  const options = usePairingOptions();
  return (
    <Controller
      control={control}
      name="program.pairing_method"
      render={({ field: { value, onChange }, fieldState }) => (
        <RadioCards
          label={t`Pairing Method`}
          required
          options={options}
          value={value}
          onChange={onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};
