import { useLingui } from '@lingui/react/macro';
import type { Event } from '../../../../contract/events/schemas/reading.ts';
import type { TicketReceipt } from '../../../../contract/events/schemas/taking.ts';
import { shortDay } from '../../../lib/time.ts';
import { useViewerZone } from '../../accounts/index.ts';
import { ReceiptDownload, type ReceiptWords } from '../../payments/index.ts';
import { ringgit } from '../words.ts';

/** B107 */
const sst = '8%';

interface Props {
  event: Pick<Event, 'title' | 'organizer_name'>;
  receipt: TicketReceipt;
}

/** B104: the receipt of a paid order, with its tax; what was paid back is written on it. */
export const OrderReceipt = ({ event, receipt }: Props) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { number, seller, buyer, lines, subtotal, service_tax: tax, total, refunds } = receipt;
  const words = (): ReceiptWords => {
    const paid = shortDay(receipt.paid_at, zone);
    return {
      title: t`Receipt`,
      seller,
      facts: [
        [t`Receipt number`, number],
        [t`Date`, paid],
        [t`Seller`, seller],
        [t`Organizer`, event.organizer_name],
        [t`Buyer`, `${buyer.name}, ${buyer.email}`],
      ],
      heading: event.title,
      lines: [
        ...lines.map(({ ticket, amount, price, total: sum }) => {
          const each = ringgit(price);
          return { label: t`${amount} × ${ticket} (${each} each)`, value: ringgit(sum) };
        }),
        { label: t`Subtotal`, value: ringgit(subtotal) },
        { label: t`SST (${sst})`, value: ringgit(tax) },
      ],
      total: { label: t`Total, including all taxes & fees`, value: ringgit(total) },
      notes: [
        t`Paid in full on ${paid}.`,
        ...refunds.map(({ amount, at }) => {
          const back = ringgit(amount);
          const refundDay = shortDay(at, zone);
          return t`${back} refunded on ${refundDay}.`;
        }),
      ],
      foot: `${seller} · ${number}`,
      page: (at, of) => t`Page ${at} of ${of}`,
    };
  };
  return <ReceiptDownload number={number} words={words} />;
};
