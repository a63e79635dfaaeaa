import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminProgrammes } from '../../../contract/programmes/endpoints.ts';
import { call } from '../../lib/call.ts';
import { SelectField } from '../../ui/SelectField.tsx';

/** Chosen with the keyboard, it takes the choice back. */
const everyProgram = 'all';

interface Props {
  value: number | null;
  onChange: (programId: number | null) => void;
}

/** ADB-49: picks one programme of the whole platform, found by its name or its company's. */
export const ProgrammeFilter = ({ value, onChange }: Props) => {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  const { data, isFetching } = useQuery({
    queryKey: ['programmes', 'named', words],
    queryFn: ({ signal }) => call(adminProgrammes, { query: { query: words === '' ? '*' : words } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.data ?? []).map(({ id, name, enterprise }) => ({
    value: String(id),
    label: name,
    note: enterprise.name,
  }));
  const [picked, setPicked] = useState<(typeof found)[number] | null>(null);
  const chosen = value === null ? null : String(value);
  const known = [...found, ...(picked === null ? [] : [picked])].find((one) => one.value === chosen);
  const label = chosen === null ? '' : (known?.label ?? t`Program #${chosen}`);
  const isListed = chosen === null || found.some((one) => one.value === chosen);
  return (
    <SelectField
      label={t`Program`}
      value={chosen}
      onChange={(id) => {
        setPicked(found.find((one) => one.value === id) ?? null);
        onChange(id === null || id === everyProgram ? null : Number(id));
      }}
      options={[
        ...(chosen === null ? [] : [{ value: everyProgram, label: t`All programs` }]),
        ...found,
        ...(isListed ? [] : [{ value: chosen, label }]),
      ]}
      placeholder={t`All programs`}
      searchable
      // The name of what is chosen stands in the field: nobody has searched for it.
      onSearch={(typed) => setWords(typed === label ? '' : typed)}
      loading={isFetching}
      clearable
    />
  );
};
