import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { userPageDefault, userPageSizes } from '../../../../contract/programmes/values.ts';
import { delays } from '../../../lib/delays.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import { type ParticipantFilter, participantSearch } from './search.ts';
import { listKit } from '../../../lib/list-kit.ts';

interface Props {
  programId: number;
  filter: ParticipantFilter;
  onFilter: (next: ParticipantFilter) => void;
  /** Null if the viewer cannot add roles. */
  onAddRole: (() => void) | null;
}

/** INV-01, INV-07: the search, the page size of the all-users tab, and the button that adds a role. */
export const TableTools = ({ programId, filter, onFilter, onAddRole }: Props) => {
  const { t } = useLingui();
  const { role, search = '', size = userPageDefault } = filter;
  const change = (part: { search: string } | { size: string | null }) =>
    onFilter(listKit(participantSearch).change(filter, part));
  return (
    <>
      <SearchField
        label={t`Search participants`}
        placeholder={t`Search by name, email or phone`}
        value={search}
        onSearch={(next) => change({ search: next })}
        delay={delays.usersTable}
      />
      <Row>
        {role === undefined && (
          <SelectField
            label={t`Rows per page`}
            labelHidden
            value={String(size)}
            onChange={(next) => change({ size: next })}
            options={userPageSizes.map((rows) => ({ value: String(rows), label: t`${rows} per page` }))}
          />
        )}
        <SavedFilters {...{ programId, filter, onFilter }} />
        {onAddRole && <Button icon={IconPlus} onPress={onAddRole}>{t`Add a role`}</Button>}
      </Row>
    </>
  );
};
