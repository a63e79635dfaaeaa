import { useLingui } from '@lingui/react/macro';
import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useOpenImport } from './queries.ts';

interface Props {
  programId: number;
  data: ParticipantImport;
  /** The chosen file; null after the page was loaded again, because the server keeps only what it read. */
  file: File | null;
  onImport: (importId: number) => void;
  onAgain: () => void;
}

/** A workbook with several sheets: the first was read, and the others can be. */
export const SheetChoice = ({ programId, data, file, onImport, onAgain }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, error, variables } = useOpenImport(programId);
  if (data.sheets.length < 2) return null;
  const name = data.sheets[data.sheet] ?? '';
  if (file === null)
    return (
      <Notice tone="info" action={<Button onPress={onAgain}>{t`Choose the file again`}</Button>}>
        {t`This is the sheet “${name}”. To read another one, choose the file again.`}
      </Notice>
    );
  const sheet = (isPending ? variables.sheet : undefined) ?? data.sheet;
  const refusal = refusalOf(error);
  return (
    <SectionCard title={t`Sheets of ${data.file_name}`}>
      <SelectField
        label={t`Sheet`}
        value={String(sheet)}
        onChange={(value) =>
          mutate({ file, roleId: data.role_id, sheet: Number(value ?? sheet) }, { onSuccess: ({ id }) => onImport(id) })
        }
        options={data.sheets.map((label, at) => ({ value: String(at), label }))}
        error={refusal?.fields?.file}
      />
      {refusal && !refusal.fields && <Notice tone="error">{refusal.error}</Notice>}
    </SectionCard>
  );
};
