import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import { refusalOf } from '../../../lib/call.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { CardGrid } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useRoles } from '../participants/queries.ts';
import type { Choices } from './useChoices.ts';

interface Props {
  programId: number;
  choices: Choices;
  data: ParticipantImport;
}

const leftOut = '';

/** Words that the program has no role for: the admin says which role each of them means. */
export const RoleNamesCard = ({ programId, choices: { names: wished, choose, error }, data }: Props) => {
  const { t } = useLingui();
  const { roles = [] } = useRoles(programId);
  const { role_names: names } = data;
  if (names.length === 0) return null;
  const options = [
    { value: leftOut, label: t`Leave these rows out` },
    ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  // Shows the choice while it is still being checked.
  const chosen = (name: string, now: number | null) => {
    const wish = wished.find((one) => one.name === name);
    const role = wish === undefined ? now : wish.role_id;
    return role === null ? leftOut : String(role);
  };
  const chooseRole = (name: string, value: string | null) =>
    choose({ role_names: [{ name, role_id: value === null || value === leftOut ? null : Number(value) }] });
  return (
    <SectionCard
      title={t`Roles that this program does not have`}
      hint={t`Choose the role that each of these words means.`}
    >
      <CardGrid min="sm">
        {names.map(({ name, rows, role_id: now }) => (
          <SelectField
            key={name}
            label={name}
            hint={plural(rows, { one: '# row', other: '# rows' })}
            value={chosen(name, now)}
            onChange={(value) => chooseRole(name, value)}
            options={options}
          />
        ))}
      </CardGrid>
      {error && <Notice tone="error">{refusalOf(error)?.error}</Notice>}
    </SectionCard>
  );
};
