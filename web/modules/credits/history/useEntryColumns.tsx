import { useLingui } from '@lingui/react/macro';
import { bookingPaths, paths } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/time.ts';
import type { Column } from '../../../ui/DataTable.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useMe } from '../../accounts/index.ts';
import type { CreditEntry } from '../queries.ts';

/** Why credits came or went, in words. */
const useKindWords = () => {
  const { t } = useLingui();
  return ({ kind, credits }: Pick<CreditEntry, 'kind' | 'credits'>) => {
    const adjusted = credits < 0 ? t`Taken back by an admin` : t`Given by an admin`;
    const words: Record<CreditEntry['kind'], string> = {
      purchase: t`Bought`,
      purchase_return: t`Purchase refunded`,
      booking: t`Session booked`,
      booking_return: t`Returned: the session was not held`,
      refund: t`Returned after a report`,
      expiry: t`Expired`,
      adjustment: adjusted,
      welcome: t`Welcome credit`,
    };
    return words[kind];
  };
};

const What = ({ entry }: { entry: CreditEntry }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const words = useKindWords();
  const { booking_id: booking, subscription_id: purchase, note } = entry;
  return (
    <Stack gap="none">
      <Text as="span" size="control" strong>
        {words(entry)}
      </Text>
      {note !== null && note !== '' && (
        <Text as="span" size="meta" tone="secondary">
          {note}
        </Text>
      )}
      {booking !== null && (
        <Text as="span" size="meta">
          <Link href={bookingPaths(null).page(booking)}>{t`See the booking`}</Link>
        </Text>
      )}
      {purchase !== null && me && (
        <Text as="span" size="meta">
          <Link href={paths.purchaseHistory(me.slug)}>{t`See the receipt`}</Link>
        </Text>
      )}
    </Stack>
  );
};

const signed = (credits: number) => `${credits > 0 ? '+' : ''}${credits}`;

/** B104 */
export const useEntryColumns = (zone: string): Column<CreditEntry>[] => {
  const { t } = useLingui();
  return [
    { key: 'what', header: t`What happened`, card: 'title', cell: (entry) => <What entry={entry} /> },
    { key: 'when', header: t`Date`, breaks: 'never', cell: ({ created_at: at }) => shortDay(at, zone) },
    {
      key: 'credits',
      header: t`Credits`,
      align: 'end',
      card: 'end',
      cell: ({ credits }) => (
        <Text as="span" size="control" strong numeric tone={credits > 0 ? 'success' : 'ink'}>
          {signed(credits)}
        </Text>
      ),
    },
    { key: 'after', header: t`Balance after`, align: 'end', cell: ({ balance_after: after }) => after },
  ];
};
