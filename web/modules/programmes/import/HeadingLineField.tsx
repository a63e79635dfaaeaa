import { useLingui } from '@lingui/react/macro';
import type { FirstLine } from '../../../../contract/programmes/schemas/imports.ts';
import { SelectField } from '../../../ui/SelectField.tsx';

interface Props {
  lines: readonly FirstLine[];
  /** The line with the headings; null for none. */
  value: number | null;
  onChoose: (headingLine: number | null) => void;
}

const none = 'none';
const most = 60;

const excerpt = (cells: readonly string[]) => {
  const text = cells.filter((cell) => cell !== '').join(' · ');
  return text.length > most ? `${text.slice(0, most)}…` : text;
};

/** Which line was taken for the headings, to correct it: a title above a list may look like one. */
export const HeadingLineField = ({ lines, value, onChoose }: Props) => {
  const { t } = useLingui();
  const above = lines.filter(({ line }) => value !== null && line < value).length;
  return (
    <SelectField
      label={t`Headings`}
      {...(above > 0 && { hint: t`What is above this line is not read.` })}
      value={value === null ? none : String(value)}
      onChange={(chosen) => onChoose(chosen === none || chosen === null ? null : Number(chosen))}
      options={[
        ...lines.map(({ line, cells }) => {
          const text = excerpt(cells);
          return { value: String(line), label: t`Line ${line}: ${text}` };
        }),
        { value: none, label: t`No headings` },
      ]}
    />
  );
};
