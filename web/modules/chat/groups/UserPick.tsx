import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { chatPages } from '../../../../contract/chat/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { FilterChips } from '../../../ui/Chips.tsx';
import { CheckField } from '../../../ui/Choices.tsx';
import { Fieldset } from '../../../ui/Fieldset.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useGroupUsers } from './queries.ts';
import { type UserFilter, UserTools, useUserTypeWords } from './UserTools.tsx';

export interface ChosenUser {
  id: number;
  name: string;
}

interface Props {
  programId: number;
  value: readonly ChosenUser[];
  onChange: (next: ChosenUser[]) => void;
  error?: string | undefined;
}

/** CHT-07: the members of a new group, out of everybody in the program. */
export const UserPick = ({ programId, value, onChange, error }: Props) => {
  const { t } = useLingui();
  const [filter, setFilter] = useState<UserFilter>({});
  const words = useUserTypeWords();
  const { data, table, error: fault } = useGroupUsers({ programId, ...filter });
  const { rows, state, onRetry } = table;
  const { page, max_pages: pages } = data ?? { page: 1, max_pages: 1 };
  const chosen = new Set(value.map(({ id }) => id));
  const without = (gone: number) => value.filter(({ id }) => id !== gone);
  const count = value.length;
  return (
    <Fieldset
      label={t`Members`}
      required
      hint={t`Mentors among them become admins of the group. You take part as well.`}
      error={error}
    >
      <Stack gap="md">
        {count > 0 && (
          <FilterChips
            items={value.map(({ id, name }) => ({ key: String(id), label: name }))}
            onRemove={(key) => onChange(without(Number(key)))}
          />
        )}
        <Text size="meta" tone="secondary">
          {plural(count, { 0: 'Nobody is chosen yet', one: '# person is chosen', other: '# people are chosen' })}
        </Text>
        <FieldRow>
          <UserTools filter={filter} onFilter={setFilter} />
        </FieldRow>
        {state === 'loading' && <SkeletonList rows={chatPages.groupUsers} />}
        {state === 'error' && <ErrorState compact message={refusalOf(fault)?.error} onRetry={onRetry} />}
        {state === 'ready' && rows.length === 0 && <EmptyState compact title={t`Nobody was found`} />}
        <Stack gap="sm">
          {rows.map(({ userId: id, full_name: name, role, user_type: type }) => (
            <CheckField
              key={id}
              label={name}
              hint={role ?? words[type]}
              checked={chosen.has(id)}
              onChange={(on) => onChange(on ? [...value, { id, name }] : without(id))}
            />
          ))}
        </Stack>
        {pages > 1 && <Pager page={page} pages={pages} onPage={(next) => setFilter({ ...filter, page: next })} />}
      </Stack>
    </Fieldset>
  );
};
