import { useLingui } from '@lingui/react/macro';
import { IconFilter, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { delays } from '../../../lib/delays.ts';
import { serverNow } from '../../../lib/clock.ts';
import { dayIn } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateRangeField } from '../../../ui/dateFields.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useDelayed } from '../sorting.ts';
import { type BookingFilter, bookingSearch, filedUnder } from './search.ts';
import { useStatusWords } from './words.ts';
import { listKit } from '../../../lib/list-kit.ts';

interface Props {
  filter: BookingFilter;
  onFilter: (next: BookingFilter) => void;
}

/** ADB-07, BKG-124: the button switches immediately; the new order is requested after a short delay. */
const useOrder = ({ filter, onFilter }: Props) => {
  const present = filter.sort ?? 'desc';
  const [order, setOrder] = useState<'asc' | 'desc'>(present);
  const [known, setKnown] = useState(present);
  // The address changed from elsewhere (back): follow it.
  if (present !== known) {
    setKnown(present);
    setOrder(present);
  }
  const rested = useDelayed(order, delays.bookingOrder) === order;
  useEffect(() => {
    if (rested && order !== present) onFilter(listKit(bookingSearch).change(filter, { sort: order }));
  }, [rested, order, present, filter, onFilter]);
  return { oldest: order === 'asc', turn: () => setOrder(order === 'asc' ? 'desc' : 'asc') };
};

/** ADB-07, ADB-08, ADB-10: the search, the order, and the button that shows or hides the filters. */
export const ListTools = ({ filter, onFilter, shown, onShow }: Props & { shown: boolean; onShow: () => void }) => {
  const { t } = useLingui();
  const { oldest, turn } = useOrder({ filter, onFilter });
  return (
    <>
      <SearchField
        label={t`Search bookings`}
        placeholder={t`Search by name or booking ID`}
        value={filter.search ?? ''}
        delay={delays.tables}
        onSearch={(search) => onFilter(listKit(bookingSearch).change(filter, { search }))}
      />
      <Row>
        <Button icon={oldest ? IconSortAscending : IconSortDescending} onPress={turn}>
          {oldest ? t`Oldest First` : t`Newest First`}
        </Button>
        <Button icon={IconFilter} onPress={onShow}>
          {shown ? t`Hide filters` : t`Show filters`}
        </Button>
      </Row>
    </>
  );
};

/** ADB-08, ADB-11: status and days; `children` is the programme filter of the platform. */
export const ListFilters = ({ filter, onFilter, zone, children }: Props & { zone: string; children?: ReactNode }) => {
  const { t } = useLingui();
  const words = useStatusWords();
  return (
    <Stack gap="sm">
      <FieldRow>
        {children}
        <SelectField
          label={t`Status`}
          value={filter.status ?? null}
          onChange={(status) => onFilter(listKit(bookingSearch).change(filter, { status }))}
          options={filedUnder.map((status) => ({ value: status, label: words[status] }))}
          placeholder={t`All statuses`}
          clearable
        />
      </FieldRow>
      <DateRangeField
        label={t`Dates`}
        value={[filter.from ?? null, filter.to ?? null]}
        onChange={([from, to]) => onFilter(listKit(bookingSearch).change(filter, { from, to }))}
        today={dayIn(serverNow(), zone)}
        clearable
      />
    </Stack>
  );
};
