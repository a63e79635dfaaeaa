import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { NameAndDescription } from '../form/BasicFields.tsx';
import { DraftCard } from '../form/DraftCard.tsx';
import { RunningCard } from '../form/RunningCard.tsx';
import type { ProgrammeSave } from '../queries.ts';
import type { DateValues } from './date-values.ts';
import { DateFields } from './DateFields.tsx';
import { PartForm } from './PartForm.tsx';

interface Values {
  program: DateValues['program'] & { name: string; description: string; support_email: string };
}

const basicInfoValues = (programme: Programme): Values => {
  const { name, description, support_email, start_date, end_date, duration, timezone } = programme;
  return {
    program: { name, description, support_email: support_email ?? '', start_date, end_date, duration, timezone },
  };
};
const basicInfoBody = (typed: Values): ProgrammeSave => typed;

const SupportField = () => {
  const { t } = useLingui();
  const { register, formState } = useFormContext<Values>();
  return (
    <TextField
      type="email"
      label={t`Support email`}
      hint={t`Where members turn with questions. May be empty.`}
      error={formState.errors.program?.support_email?.message}
      {...register('program.support_email')}
    />
  );
};

/** PRG-42, PRG-43: the name, the contact, and the dates. */
export const BasicInfoTab = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  return (
    <Stack gap="md">
      <PartForm programme={programme} label={t`Basic Info`} toValues={basicInfoValues} toBody={basicInfoBody}>
        <SectionCard title={t`About the program`}>
          <Stack gap="md">
            <NameAndDescription
              enterpriseId={programme.enterprise.id}
              programmeId={programme.id}
              own={programme.name}
            />
            <SupportField />
          </Stack>
        </SectionCard>
        <SectionCard title={t`Dates`}>
          <Stack gap="md">
            <DateFields />
          </Stack>
        </SectionCard>
      </PartForm>
      {programme.is_draft ? <DraftCard programme={programme} /> : <RunningCard programme={programme} />}
    </Stack>
  );
};
