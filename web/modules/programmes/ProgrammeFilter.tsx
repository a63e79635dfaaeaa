import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminProgrammes } from '../../../contract/programmes/endpoints.ts';
import { call } from '../../lib/call.ts';
import { SelectField } from '../../ui/SelectField.tsx';

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
  });
  const found = (data?.data ?? []).map(({ id, name, enterprise }) => ({
    value: String(id),
    label: name,
    note: enterprise.name,
  }));
  const isListed = value === null || found.some((one) => one.value === String(value));
  return (
    <SelectField
      label={t`Program`}
      value={value === null ? null : String(value)}
      onChange={(id) => onChange(id === null ? null : Number(id))}
      options={isListed ? found : [...found, { value: String(value), label: t`Program #${value}` }]}
      placeholder={t`All programs`}
      searchable
      onSearch={setWords}
      loading={isFetching}
      clearable
    />
  );
};
