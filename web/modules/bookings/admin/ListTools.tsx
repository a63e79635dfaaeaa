import { useLingui } from '@lingui/react/macro';
import { IconFilter, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { searchDelay } from '../../../lib/search-delays.ts';
import { serverNow } from '../../../lib/clock.ts';
import { dayIn } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateRangeField } from '../../../ui/dateFields.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { type BookingsAsked, filedUnder, narrowed } from './asked.ts';
import { sortingDelayMs, useDelayed } from '../sorting.ts';
import { useStatusWords } from './words.ts';

interface Props {
  asked: BookingsAsked;
  onAsk: (next: BookingsAsked) => void;
}

/** ADB-07, BKG-124: the button turns at once; the other order is asked for when it has stood for a while. */
const useOrder = ({ asked, onAsk }: Props) => {
  const present = asked.sort ?? 'desc';
  const [order, setOrder] = useState<'asc' | 'desc'>(present);
  const [known, setKnown] = useState(present);
  // The address changed from elsewhere (back): follow it.
  if (present !== known) {
    setKnown(present);
    setOrder(present);
  }
  const rested = useDelayed(order, sortingDelayMs) === order;
  useEffect(() => {
    if (rested && order !== present) onAsk(narrowed(asked, { sort: order === 'asc' ? 'asc' : undefined }));
  }, [rested, order, present, asked, onAsk]);
  return { oldest: order === 'asc', turn: () => setOrder(order === 'asc' ? 'desc' : 'asc') };
};

/** ADB-07, ADB-08, ADB-10: the search, the order, and the filters shown or hidden. */
export const ListTools = ({ asked, onAsk, shown, onShow }: Props & { shown: boolean; onShow: () => void }) => {
  const { t } = useLingui();
  const { oldest, turn } = useOrder({ asked, onAsk });
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

/** ADB-08, ADB-11: status and days; `children` is the platform's programme. */
export const ListFilters = ({ asked, onAsk, zone, children }: Props & { zone: string; children?: ReactNode }) => {
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
        today={dayIn(serverNow(), zone)}
        clearable
      />
    </Stack>
  );
};
