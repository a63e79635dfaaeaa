import { useLingui } from '@lingui/react/macro';
import { IconFilter, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { searchDelay } from '../../../lib/admin-tables.ts';
import { deviceZone, serverNow } from '../../../lib/clock.ts';
import { dayIn } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateRangeField } from '../../../ui/dateFields.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { type BookingsAsked, filedUnder, narrowed } from './asked.ts';
import { useStatusWords } from './words.ts';

interface Props {
  asked: BookingsAsked;
  onAsk: (next: BookingsAsked) => void;
}

/** ADB-07, ADB-08, ADB-10: the search, the order, and the filters shown or hidden. */
export const ListTools = ({ asked, onAsk, shown, onShow }: Props & { shown: boolean; onShow: () => void }) => {
  const { t } = useLingui();
  const oldest = asked.sort === 'asc';
  return (
    <>
      <SearchField
        label={t`Search bookings`}
        placeholder={t`Search by name or booking ID`}
        value={asked.search ?? ''}
        delay={searchDelay.tables}
        onSearch={(words) => onAsk(narrowed(asked, { search: words.trim() === '' ? undefined : words.trim() }))}
      />
      <Row>
        <Button
          icon={oldest ? IconSortAscending : IconSortDescending}
          onPress={() => onAsk(narrowed(asked, { sort: oldest ? undefined : 'asc' }))}
        >
          {oldest ? t`Oldest First` : t`Newest First`}
        </Button>
        <Button icon={IconFilter} onPress={onShow}>
          {shown ? t`Hide filters` : t`Show filters`}
        </Button>
      </Row>
    </>
  );
};

/** ADB-08, ADB-11: status and days; `children` is the platform's programme. */
export const ListFilters = ({ asked, onAsk, children }: Props & { children?: ReactNode }) => {
  const { t } = useLingui();
  const words = useStatusWords();
  return (
    <Stack gap="sm">
      <FieldRow>
        {children}
        <SelectField
          label={t`Status`}
          value={asked.status ?? null}
          onChange={(status) => onAsk(narrowed(asked, { status: filedUnder.find((one) => one === status) }))}
          options={filedUnder.map((status) => ({ value: status, label: words[status] }))}
          placeholder={t`All statuses`}
          clearable
        />
      </FieldRow>
      <DateRangeField
        label={t`Dates`}
        value={[asked.from ?? null, asked.to ?? null]}
        onChange={([from, to]) => onAsk(narrowed(asked, { from: from ?? undefined, to: to ?? undefined }))}
        today={dayIn(serverNow(), deviceZone())}
        clearable
      />
    </Stack>
  );
};
