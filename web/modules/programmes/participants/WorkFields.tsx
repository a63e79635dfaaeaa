import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FieldError } from 'react-hook-form';
import type { Participant } from '../../../../contract/programmes/schemas/participants.ts';
import { type EmployeeField, employeeFields } from '../../../../contract/programmes/values.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useEmployeeLabels } from './employee-labels.ts';

interface Props {
  details: Participant['details'];
  onChange: (field: EmployeeField, value: string) => void;
  errors: Partial<Record<EmployeeField, FieldError>> | undefined;
}

/** What the company says about somebody's work; it is the same in all its programs. */
export const WorkFields = ({ details, onChange, errors }: Props) => {
  const { t } = useLingui();
  const labels = useEmployeeLabels();
  const [opened, setOpened] = useState(false);
  // An error is never hidden in a closed part.
  const isWrong = employeeFields.some((field) => errors?.[field] !== undefined);
  const hints: Partial<Record<EmployeeField, string>> = { manager: t`Their email address or employee ID.` };
  return (
    <Disclosure
      title={t`Details of their work`}
      hint={t`The same in all programs of your company.`}
      opened={opened || isWrong}
      onToggle={setOpened}
    >
      <Stack>
        {employeeFields.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            hint={hints[field]}
            value={details[field]}
            onChange={({ target }) => onChange(field, target.value)}
            error={errors?.[field]?.message}
          />
        ))}
      </Stack>
    </Disclosure>
  );
};
