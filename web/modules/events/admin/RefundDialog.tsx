import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EventDatum, TicketOrder } from '../../../../contract/events/schemas/admin.ts';
import { eventLimits } from '../../../../contract/events/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { keyPerInput } from '../../../lib/key-per-input.ts';
import { CheckList } from '../../../ui/Choices.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { ringgit } from '../words.ts';
import { useRefundOrder, useTicketOrder } from './queries.ts';

type Ticket = TicketOrder['tickets'][number];

/** Those that still let somebody in. */
const openOf = ({ tickets }: TicketOrder) => tickets.filter(({ status }) => status === 'valid' || status === 'used');

/** Amounts in RM, added up in sen. */
const sumOf = (tickets: readonly Ticket[]) =>
  tickets.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;

interface ChoiceProps {
  tickets: readonly Ticket[];
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  error: string | null;
}

/** Which of several tickets. Nothing is chosen for the admin: money that went back does not return. */
const TicketChoice = ({ tickets, chosen, onChoose, error }: ChoiceProps) => {
  const { t } = useLingui();
  const noteOf = ({ holder_name: holder, amount, status }: Ticket) => {
    const price = amount > 0 ? ringgit(amount) : t`Free`;
    return status === 'used' ? t`${holder} · ${price} · Checked in` : t`${holder} · ${price}`;
  };
  return (
    <CheckList
      label={t`Tickets to refund`}
      required
      error={error}
      options={tickets.map((one) => ({ value: String(one.admission_id), label: one.ticket, note: noteOf(one) }))}
      value={chosen.map(String)}
      onChange={(values) => onChoose(values.map(Number))}
    />
  );
};

const Consequence = ({ who, tickets }: { who: string; tickets: readonly Ticket[] }) => {
  const { t } = useLingui();
  const sum = sumOf(tickets);
  const amount = ringgit(sum);
  return (
    <div role="status">
      <Text as="div">
        {sum > 0
          ? t`${who} gets back ${amount}. This cannot be undone.`
          : t`Nothing was paid for this by ${who}. This cannot be undone.`}{' '}
        <Plural
          value={tickets.length}
          _0="None of the tickets was still valid."
          one="The ticket stops working."
          other="# tickets stop working."
        />
      </Text>
    </div>
  );
};

interface Props {
  row: EventDatum;
  onClose: () => void;
}

interface QuestionProps extends Props {
  order: TicketOrder;
  /** Somebody else changed it meanwhile. */
  onStale: () => void;
}

/** An order without a ticket that is left has only what was not paid back yet. */
const restOf = ({ total, refunded }: TicketOrder): Ticket[] =>
  total > refunded
    ? [{ admission_id: 0, ticket: '', holder_name: '', status: 'refunded', amount: total - refunded }]
    : [];

const Question = ({ row, order, onClose, onStale }: QuestionProps) => {
  const { orderId, email: who, eventName: event } = row;
  const { t } = useLingui();
  const { mutate, isPending, error } = useRefundOrder();
  const [chosen, setChosen] = useState<number[]>([]);
  const [asked, setAsked] = useState(false);
  const [keyFor] = useState(keyPerInput);
  const open = openOf(order);
  const several = open.length > 1;
  const some = several ? open.filter(({ admission_id: id }) => chosen.includes(id)) : open;
  const ids = some.map(({ admission_id: id }) => id);
  const confirm = (reason: string) => {
    setAsked(true);
    if (several && ids.length === 0) return;
    const body = { reason, ...(ids.length > 0 && { admission_ids: ids }) };
    const done = ({ message }: { message: string }) => {
      toastSuccess(message);
      onClose();
    };
    mutate({ orderId, body, key: keyFor({ orderId, body }) }, { onSuccess: done, onError: onStale });
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={several ? t`Refund tickets for ${event}?` : t`Refund this order for ${event}?`}
      confirmLabel={t`Refund`}
      pending={isPending}
      error={refusalOf(error)?.error ?? null}
      reason={{ label: t`Reason`, requiredMessage: t`Please give a reason`, max: eventLimits.reason }}
    >
      <Stack gap="md">
        {several && (
          <TicketChoice
            tickets={open}
            chosen={ids}
            onChoose={setChosen}
            error={asked && ids.length === 0 ? t`Please choose at least one ticket` : null}
          />
        )}
        {(!several || ids.length > 0) && <Consequence who={who} tickets={open.length === 0 ? restOf(order) : some} />}
        <Text size="meta">{t`The reason is in the email to the buyer.`}</Text>
      </Stack>
    </ConfirmDialog>
  );
};

/** B107: an order goes back, or some of its tickets; why is kept, and the buyer reads it. */
export const RefundDialog = ({ row, onClose }: Props) => {
  const { data: order, error, isFetching, refetch } = useTicketOrder(row.orderId);
  const { t } = useLingui();
  const again = () => void refetch();
  if (order) return <Question row={row} order={order} onClose={onClose} onStale={again} />;
  return (
    <Dialog opened onClose={onClose} title={t`Refund this order for ${row.eventName}?`} size="sm">
      {error ? (
        <ErrorState compact message={refusalOf(error)?.error} onRetry={again} retrying={isFetching} />
      ) : (
        <SkeletonForm fields={2} />
      )}
    </Dialog>
  );
};
