import { useLingui } from '@lingui/react/macro';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import type { PairingMethod } from '../../../../contract/programmes/values.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/Choices.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { PairingField } from '../form/BasicFields.tsx';
import type { ProgrammeSave } from '../queries.ts';
import { PartForm } from './PartForm.tsx';

interface Values {
  program: {
    pairing_method: PairingMethod;
    smart_matching: boolean;
    paid_access: boolean;
    request_expiry_hours: number;
  };
}

const pairingValues = (programme: Programme): Values => {
  const { pairing_method, smart_matching, paid_access, request_expiry_hours } = programme;
  return { program: { pairing_method, smart_matching, paid_access, request_expiry_hours } };
};
const pairingBody = (typed: Values): ProgrammeSave => typed;

/** PRG-38: its effect depends on who picks (B71, D21). */
export const SmartMatchingField = () => {
  const { t } = useLingui();
  const { control } = useFormContext<Values>();
  const method = useWatch({ control, name: 'program.pairing_method' });
  return (
    <Controller
      control={control}
      name="program.smart_matching"
      render={({ field: { value, onChange } }) => (
        <SwitchRow
          label={t`Smart matching`}
          hint={
            method === 'admin_pairs'
              ? t`Suggests who fits whom. You look at every pair before it is made.`
              : t`Shows everybody the people first who fit them best.`
          }
          checked={value}
          onChange={onChange}
        />
      )}
    />
  );
};

/** M04 */
const ExpiryField = () => {
  const { t } = useLingui();
  const { control } = useFormContext<Values>();
  return (
    <Controller
      control={control}
      name="program.request_expiry_hours"
      render={({ field: { ref: _ref, ...field }, fieldState }) => (
        <NumberField
          {...field}
          label={t`Unanswered requests end after`}
          hint={t`Hours. With 0 they stand until their session would begin.`}
          min={0}
          max={720}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

/** PRG-53, B34 */
const PaidField = () => {
  const { t } = useLingui();
  const { control } = useFormContext<Values>();
  return (
    <Controller
      control={control}
      name="program.paid_access"
      render={({ field: { value, onChange } }) => (
        <SwitchRow
          label={t`Sessions cost credits`}
          hint={t`Off: members book in this program for free.`}
          checked={value}
          onChange={onChange}
        />
      )}
    />
  );
};

/** PRG-21, PRG-22, PRG-42 */
export const PairingTab = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  return (
    <PartForm programme={programme} label={t`Pairing Methods`} toValues={pairingValues} toBody={pairingBody}>
      <SectionCard title={t`How people find each other`}>
        <Stack gap="md">
          <PairingField />
          <SmartMatchingField />
        </Stack>
      </SectionCard>
      <SectionCard title={t`Sessions`}>
        <Stack gap="md">
          <PaidField />
          <ExpiryField />
        </Stack>
      </SectionCard>
    </PartForm>
  );
};
