import { useLingui } from '@lingui/react/macro';
import { IconFileSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { importLimits } from '../../../../contract/programmes/values.ts';
import type { ProgrammeView } from '../../../../contract/programmes/schemas/programme.ts';
import { refusalOf } from '../../../lib/call.ts';
import { tableFileTypes } from '../../../lib/table-file-types.ts';
import { SaveCsv } from '../../../lib/SaveCsv.tsx';
import { ActionButton } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { FilePick } from '../../../ui/FilePick.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useRoles } from '../participants/queries.ts';
import { templateAddress, useOpenImport } from './queries.ts';

interface Props {
  programme: ProgrammeView;
  /** Kept by the page, which may have to send it again. */
  file: File | null;
  onFile: (file: File | null) => void;
  onImport: (importId: number) => void;
}

interface FormProps extends Props {
  roles: NonNullable<ReturnType<typeof useRoles>['roles']>;
}

/** The role that most people in a file have. */
const usualRole = (roles: FormProps['roles']) =>
  (roles.find(({ user_type: type }) => type === 'mentee') ?? roles[0])?.id;

/** Why nobody can be added to the program now; null when people can be. */
const useWhyNoPeople = ({ is_active: active, is_draft: draft }: Pick<ProgrammeView, 'is_active' | 'is_draft'>) => {
  const { t } = useLingui();
  if (!active) return t`This program is no longer active.`;
  return draft ? t`This program is still a draft. Open it first.` : null;
};

const FileForm = ({ programme, file, onFile, onImport, roles }: FormProps) => {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const { mutate, isPending, error } = useOpenImport(programme.id);
  const most = importLimits.rows.toLocaleString('en');
  const roleId = chosen ?? String(usualRole(roles));
  const refusal = refusalOf(error);
  const noFile = file === null ? t`Choose a file first` : null;
  const whyNot = useWhyNoPeople(programme) ?? noFile;
  return (
    <SectionCard
      title={t`Choose a file`}
      hint={t`A CSV file or an Excel workbook (.xlsx) with one person a line: email, and if you like name, phone and role. At most ${most} people.`}
      actions={<SaveCsv address={templateAddress(programme.id)} label={t`Download a template`} />}
    >
      <Form
        label={t`Choose a file`}
        error={refusal?.fields ? null : (refusal?.error ?? null)}
        onSubmit={() => {
          if (file !== null) mutate({ file, roleId: Number(roleId) }, { onSuccess: ({ id }) => onImport(id) });
        }}
      >
        <FilePick
          label={t`File`}
          accept={tableFileTypes}
          maxBytes={importLimits.bytes}
          files={file === null ? [] : [{ key: file.name, name: file.name, bytes: file.size }]}
          onPick={([first]) => onFile(first ?? null)}
          onRemove={() => onFile(null)}
          error={refusal?.fields?.file}
        />
        <SelectField
          label={t`They join as`}
          hint={t`For everybody whose row names no role.`}
          value={roleId}
          onChange={setChosen}
          options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <FormActions>
          <ActionButton kind="primary" icon={IconFileSearch} submit pending={isPending} whyNot={whyNot}>
            {t`Check the file`}
          </ActionButton>
        </FormActions>
      </Form>
    </SectionCard>
  );
};

/** Chooses the file, and the role for people who have none in it. */
export const ChooseFile = (props: Props) => {
  const { roles, error, refetch } = useRoles(props.programme.id);
  if (roles) return <FileForm {...props} roles={roles} />;
  return error ? (
    <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} />
  ) : (
    <SkeletonForm fields={2} />
  );
};
