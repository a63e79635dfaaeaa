import { useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { ColourField } from '../../../ui/ColourField.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import type { Basics } from './basics.ts';

const primaries = ['#428AC9', '#206CA8', '#7A3CC8', '#12805C', '#C2410C', '#B4234F', '#F5C518', '#14212F'];
const secondaries = ['#FFFFFF', '#696969', '#14212F', '#435468'];

/** PRG-11, PRG-47 */
export const ColourFields = () => {
  const { t } = useLingui();
  const { control } = useFormContext<Pick<Basics, 'white_label'>>();
  return (
    <FieldRow>
      <Controller
        control={control}
        name="white_label.dashboard_primary_colour"
        render={({ field: { ref: _ref, ...field }, fieldState }) => (
          <ColourField
            {...field}
            label={t`Primary color`}
            required
            swatches={primaries}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="white_label.dashboard_secondary_colour"
        render={({ field: { ref: _ref, ...field }, fieldState }) => (
          <ColourField {...field} label={t`Secondary color`} swatches={secondaries} error={fieldState.error?.message} />
        )}
      />
    </FieldRow>
  );
};
