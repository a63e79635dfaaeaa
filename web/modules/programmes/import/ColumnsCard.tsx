import { useLingui } from '@lingui/react/macro';
import { type ImportField, importFields } from '../../../../contract/programmes/values.ts';
import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import { refusalOf } from '../../../lib/call.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { CardGrid } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useEmployeeLabels } from '../participants/employee-labels.ts';
import { HeadingLineField } from './HeadingLineField.tsx';
import type { Choices } from './useChoices.ts';
import { useColumnOptions } from './useColumnOptions.ts';

interface Props {
  choices: Choices;
  data: ParticipantImport;
}

const none = '';

/** What each column contains; every choice checks all rows again. */
export const ColumnsCard = ({ choices, data }: Props) => {
  const { mapping, headingLine = data.heading_line, choose, error } = choices;
  const { t } = useLingui();
  const labels: Record<ImportField, string> = {
    email: t`Email`,
    name: t`Full name`,
    firstname: t`First name`,
    lastname: t`Last name`,
    phone_no: t`Phone`,
    role: t`Role`,
    ...useEmployeeLabels(),
  };
  const options = [{ value: none, label: t`Not in the file` }, ...useColumnOptions(data)];
  const chooseColumn = (field: ImportField, value: string | null) =>
    choose({ mapping: { ...mapping, [field]: value === null || value === none ? null : Number(value) } });
  return (
    <SectionCard
      title={t`Columns of ${data.file_name}`}
      hint={t`Say which column is what. The rows below are checked again.`}
    >
      <CardGrid min="sm">
        {data.headings !== 'asked' && (
          <HeadingLineField
            lines={data.first_lines}
            value={headingLine}
            onChoose={(line) => choose({ heading_line: line })}
          />
        )}
        {importFields.map((field) => (
          <SelectField
            key={field}
            label={labels[field]}
            required={field === 'email'}
            value={mapping[field] === null ? none : String(mapping[field])}
            onChange={(value) => chooseColumn(field, value)}
            options={options}
          />
        ))}
      </CardGrid>
      {data.unused_columns.length > 0 && (
        <Notice tone="warning">{t`Not used: ${data.unused_columns.join(', ')}.`}</Notice>
      )}
      {error && <Notice tone="error">{refusalOf(error)?.error}</Notice>}
    </SectionCard>
  );
};
