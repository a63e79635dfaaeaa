import { useLingui } from '@lingui/react/macro';
import { Controller, useFormContext } from 'react-hook-form';
import { applicationLimits } from '../../../contract/applications/values.ts';
import { serverNow } from '../../lib/clock.ts';
import { dayIn } from '../../lib/time.ts';
import { SectionCard } from '../../ui/Card.tsx';
import { SwitchRow } from '../../ui/Choices.tsx';
import { DateField } from '../../ui/dateFields.tsx';
import { FieldRow } from '../../ui/Form.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import type { BuilderValues } from './builder-values.ts';

/** When the form stops taking applications, and what happens then. */
export const IntakeCard = () => {
  const { t } = useLingui();
  const { timezone } = useThisProgramme();
  const { control } = useFormContext<BuilderValues>();
  const zone = timezone.replaceAll('_', ' ');
  return (
    <SectionCard title={t`Deadline and places`}>
      <Stack gap="md">
        <FieldRow>
          <Controller
            control={control}
            name="lastDay"
            render={({ field: { ref: _ref, ...field }, fieldState }) => (
              <DateField
                {...field}
                label={t`Last day to apply`}
                hint={t`Until the end of that day, ${zone} time. Leave it empty for no deadline.`}
                clearable
                today={dayIn(serverNow(), timezone)}
                min={dayIn(serverNow(), timezone)}
                error={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="places"
            render={({ field, fieldState }) => (
              <NumberField
                {...field}
                label={t`Number of places`}
                hint={t`Each application takes one, unless it is rejected or on the waitlist. A rejection frees its place after 10 minutes, when it can no longer be undone. Leave it empty for any number.`}
                min={1}
                max={applicationLimits.places}
                error={fieldState.error?.message}
              />
            )}
          />
        </FieldRow>
        <Controller
          control={control}
          name="waitlist"
          render={({ field: { value, onChange } }) => (
            <SwitchRow
              label={t`Offer a waitlist`}
              hint={t`After the last day, or when all places are taken, people can still join the waitlist.`}
              checked={value}
              onChange={onChange}
            />
          )}
        />
      </Stack>
    </SectionCard>
  );
};
