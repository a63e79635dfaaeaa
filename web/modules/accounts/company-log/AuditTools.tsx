import { useLingui } from '@lingui/react/macro';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { actKinds, supportStaff } from '../../../../contract/screens/values.ts';
import { serverNow } from '../../../lib/clock.ts';
import { delays } from '../../../lib/delays.ts';
import { listKit } from '../../../lib/list-kit.ts';
import { productName } from '../../../lib/product.ts';
import { dayIn } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateRangeField } from '../../../ui/dateFields.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useAuditChoices } from './queries.ts';
import { type AuditFilter, auditSearch, kinds } from './search.ts';

interface Props {
  filter: AuditFilter;
  onFilter: (next: AuditFilter) => void;
  programId: number | null;
  zone: string;
}

/** Whoever is filtered by stays in the field, also when they are not among those who acted here. */
const usePeople = ({ filter: { by }, programId }: Props) => {
  const { t } = useLingui();
  const { data } = useAuditChoices({ programId });
  const product = productName();
  const people = (data?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const staff = data?.support || by === supportStaff ? [{ value: supportStaff, label: t`${product} support` }] : [];
  const known = [...people, ...staff];
  const isKnown = by === undefined || known.some(({ value }) => value === by);
  return isKnown ? known : [...known, { value: by, label: data ? t`Somebody else` : '' }];
};

const ProgramField = ({ filter, onFilter, programId }: Props) => {
  const { t } = useLingui();
  const { data } = useAuditChoices({ programId });
  const change = (program: string | null) => onFilter(listKit(auditSearch).change(filter, { program }));
  return (
    <SelectField
      label={t`Program`}
      value={filter.program === undefined ? null : String(filter.program)}
      onChange={change}
      options={(data?.programs ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      placeholder={t`All programs`}
      searchable
      clearable
    />
  );
};

const Filters = (props: Props) => {
  const { filter, onFilter, programId, zone } = props;
  const { t } = useLingui();
  const { change } = listKit(auditSearch);
  return (
    <Stack gap="sm">
      <FieldRow>
        {programId === null && <ProgramField {...props} />}
        <SelectField
          label={t`Who`}
          value={filter.by ?? null}
          onChange={(by) => onFilter(change(filter, { by }))}
          options={usePeople(props)}
          placeholder={t`Everyone`}
          searchable
          clearable
        />
        <SelectField
          label={t`Kind`}
          value={filter.kind ?? null}
          onChange={(kind) => onFilter(change(filter, { kind }))}
          options={kinds.map((kind) => ({ value: kind, label: actKinds[kind] }))}
          placeholder={t`Everything`}
          clearable
        />
      </FieldRow>
      <DateRangeField
        label={t`Dates`}
        value={[filter.from ?? null, filter.to ?? null]}
        onChange={([from, to]) => onFilter(change(filter, { from, to }))}
        today={dayIn(serverNow(), zone)}
        clearable
      />
    </Stack>
  );
};

/** The search, and the filters, which are open where one is set. */
export const useAuditTools = (props: Props) => {
  const { filter, onFilter } = props;
  const { t } = useLingui();
  const { change, isNarrowed } = listKit(auditSearch);
  const [shown, setShown] = useState(isNarrowed({ ...filter, search: undefined }));
  return {
    toolbar: (
      <>
        <SearchField
          label={t`Search in the audit log`}
          placeholder={t`Search by name`}
          value={filter.search ?? ''}
          delay={delays.tables}
          onSearch={(search) => onFilter(change(filter, { search }))}
        />
        <Button icon={IconFilter} onPress={() => setShown(!shown)}>
          {shown ? t`Hide filters` : t`Show filters`}
        </Button>
      </>
    ),
    filters: shown ? <Filters {...props} /> : undefined,
  };
};
