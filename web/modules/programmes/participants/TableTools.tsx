import { useLingui } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { userPageDefault, userPageSizes } from '../../../../contract/programmes/values.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { ParticipantsAsked } from './asked.ts';

/** INV-07 */
const searchDelay = 1500;

interface Props {
  asked: ParticipantsAsked;
  onAsk: (next: ParticipantsAsked) => void;
  /** Null: this viewer adds none. */
  onAddRole: (() => void) | null;
}

/** INV-01, INV-07: the search, how many rows a page of all users has, and a further role. */
export const TableTools = ({ asked, onAsk, onAddRole }: Props) => {
  const { t } = useLingui();
  const { role, search = '', size = userPageDefault } = asked;
  const find = (next: string) => {
    const { search: _before, page: _page, ...rest } = asked;
    onAsk({ ...rest, ...(next.trim() !== '' && { search: next.trim() }) });
  };
  const turn = (next: string | null) => {
    const { page: _page, ...rest } = asked;
    onAsk({ ...rest, size: userPageSizes.find((one) => String(one) === next) ?? userPageDefault });
  };
  return (
    <>
      <SearchField
        label={t`Search participants`}
        placeholder={t`Search by name, email or phone`}
        value={search}
        onSearch={find}
        delay={searchDelay}
      />
      <Row>
        {role === undefined && (
          <SelectField
            label={t`Rows per page`}
            labelHidden
            value={String(size)}
            onChange={turn}
            options={userPageSizes.map((rows) => ({ value: String(rows), label: t`${rows} per page` }))}
          />
        )}
        {onAddRole && <Button icon={IconPlus} onPress={onAddRole}>{t`Add a role`}</Button>}
      </Row>
    </>
  );
};
