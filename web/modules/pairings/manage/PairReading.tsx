import { useLingui } from '@lingui/react/macro';
import type { PairImport } from '../../../../contract/pairings/schemas/imports.ts';
import { refusalOf } from '../../../lib/call.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { CardGrid, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { HeadingLineField, HeadingsQuestion, useColumnOptions } from '../../programmes/index.ts';
import type { PairFile, useCheckImport } from './queries.ts';

type Reading = PairFile['reading'];

interface Props {
  /** What was read last, and how. */
  checked: PairImport;
  reading: Reading;
  /** The reading that is under way, if any. */
  check: ReturnType<typeof useCheckImport>;
  onReread: (reading: Reading) => void;
}

const none = '';

const sheetOf = ({ sheet }: Reading) => (sheet === undefined ? {} : { sheet });

const Columns = ({ checked, reading, onReread }: Pick<Props, 'checked' | 'reading' | 'onReread'>) => {
  const { t } = useLingui();
  const columns = {
    mentor: reading.mentor_column ?? checked.mapping.mentor,
    mentee: reading.mentee_column ?? checked.mapping.mentee,
  };
  const options = useColumnOptions(checked);
  const headingLine = reading.heading_line === 'none' ? null : (reading.heading_line ?? checked.heading_line);
  const choose = (side: 'mentor_column' | 'mentee_column', value: string | null) => {
    if (value !== null) onReread({ ...reading, [side]: Number(value) });
  };
  return (
    <CardGrid min="sm">
      {checked.headings !== 'asked' && (
        <HeadingLineField
          lines={checked.first_lines}
          value={headingLine}
          // The columns below other headings are others.
          onChoose={(line) => onReread({ ...sheetOf(reading), heading_line: line ?? 'none' })}
        />
      )}
      <SelectField
        label={t`Email of the mentor`}
        required
        value={columns.mentor === null ? none : String(columns.mentor)}
        onChange={(value) => choose('mentor_column', value)}
        options={options}
      />
      <SelectField
        label={t`Email of the mentee`}
        required
        value={columns.mentee === null ? none : String(columns.mentee)}
        onChange={(value) => choose('mentee_column', value)}
        options={options}
      />
    </CardGrid>
  );
};

/** How the file was read: its sheet, its first line and its columns; every choice checks all rows again. */
export const PairReading = (props: Props) => {
  const { t } = useLingui();
  const { checked, check, onReread } = props;
  // A choice that is still being checked is shown as made, and the next one is added to it.
  const reading = check.isPending ? check.variables.reading : props.reading;
  const { sheets, sheet, headings, first_lines: lines } = checked;
  const wish = check.isPending ? reading : {};
  return (
    <Stack gap="lg">
      {headings === 'asked' && (
        <HeadingsQuestion
          lines={lines}
          error={null}
          pending={wish.heading_line === 'none' ? null : wish.heading_line}
          onSay={(line) => onReread({ ...reading, heading_line: line ?? 'none' })}
        />
      )}
      <SectionCard title={t`Columns of the file`} hint={t`Say which column is what. The rows below are checked again.`}>
        <Stack>
          {sheets.length > 1 && (
            <SelectField
              label={t`Sheet`}
              value={String(wish.sheet ?? sheet)}
              // The columns of another sheet are others.
              onChange={(value) => onReread({ sheet: Number(value ?? sheet) })}
              options={sheets.map((label, at) => ({ value: String(at), label }))}
            />
          )}
          <Columns {...{ checked, reading, onReread }} />
          {check.error && (
            <Notice tone="error">{refusalOf(check.error)?.fields?.file ?? refusalOf(check.error)?.error}</Notice>
          )}
        </Stack>
      </SectionCard>
    </Stack>
  );
};
