import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { type PairingMethod, programmeLimits } from '../../../../contract/programmes/values.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChipPick } from '../../../ui/Chips.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { PairingField } from '../form/BasicFields.tsx';
import { type ProgrammeSave, useOutline } from '../queries.ts';
import { SmartMatchingField } from '../settings/PairingTab.tsx';
import { StepForm } from './StepForm.tsx';

interface Values {
  program: { pairing_method: PairingMethod; smart_matching: boolean };
  program_goals: string[];
}

const pairingStepValues = ({ pairing_method, smart_matching, goals }: Programme): Values => ({
  program: { pairing_method, smart_matching },
  program_goals: goals.filter(({ enabled }) => enabled).map(({ mentor_label: label }) => label),
});
const pairingStepBody = (typed: Values): ProgrammeSave => typed;

/** PRG-39: the template's services, the existing ones, and custom ones; at most seven. */
const ServicesField = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  const { control } = useFormContext<Values>();
  const { field, fieldState } = useController({ control, name: 'program_goals' });
  const [own, setOwn] = useState('');
  const { data } = useOutline({ start: null, duration: '3_months', template: programme.template_type });
  const stored = programme.goals.map(({ mentor_label: label }) => label);
  const known = [...new Set([...stored, ...(data?.program_goals ?? []), ...field.value])];
  const most = programmeLimits.goals;
  const tooMany = field.value.length > most ? t`You've exceeded a maximum of ${most} options.` : undefined;
  const add = () => {
    const label = own.trim();
    if (label === '') return;
    const listed = known.find((one) => one.toLowerCase() === label.toLowerCase()) ?? label;
    if (!field.value.includes(listed)) field.onChange([...field.value, listed]);
    setOwn('');
  };
  return (
    <Stack gap="sm">
      <ChipPick
        label={t`Mentoring Services`}
        required
        hint={t`What mentors help with here. At most ${most}.`}
        options={known.map((label) => ({ value: label, label }))}
        value={field.value}
        onChange={field.onChange}
        error={tooMany ?? fieldState.error?.message}
      />
      <Row gap="sm" align="end" wrap={false}>
        <Grow>
          <TextField
            label={t`Another service`}
            maxLength={programmeLimits.goalLabel}
            value={own}
            onChange={(event) => setOwn(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </Grow>
        <Button icon={IconPlus} onPress={add}>{t`Add`}</Button>
      </Row>
    </Stack>
  );
};

/** PRG-38 */
export const PairingStep = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  return (
    <StepForm
      programme={programme}
      step="pairing"
      title={t`Pairing and mentoring services`}
      lead={t`How mentors and mentees find each other, and what for.`}
      toValues={pairingStepValues}
      toBody={pairingStepBody}
    >
      <PairingField />
      <SmartMatchingField />
      <ServicesField programme={programme} />
    </StepForm>
  );
};
