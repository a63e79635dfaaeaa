import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EventDatum, TicketOrder } from '../../../../contract/events/schemas/admin.ts';
import { eventLimits } from '../../../../contract/events/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { keyPerInput } from '../../../lib/key-per-input.ts';
import { CheckList } from '../../../ui/Choices.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
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
  /** Several of a kind are told apart by a number. */
  const labelOf = (one: Ticket) => {
    const alike = tickets.filter(({ ticket }) => ticket === one.ticket);
    const [at, of, name] = [alike.indexOf(one) + 1, alike.length, one.ticket];
    return of === 1 ? name : t`${name}, ${at} of ${of}`;
  };
  const noteOf = ({ holder_name: holder, amount, status }: Ticket) => {
    const price = amount > 0 ? ringgit(amount) : t`Free`;
    return status === 'used' ? t`${holder} · ${price} · Checked in` : t`${holder} · ${price}`;
  };
  return (
    <CheckList
      label={t`Tickets to refund`}
      required
      error={error}
      options={tickets.map((one) => ({ value: String(one.admission_id), label: labelOf(one), note: noteOf(one) }))}
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
    <>
      {sum > 0
        ? t`${who} gets back ${amount}. This cannot be undone.`
        : t`Nothing was paid for this by ${who}. This cannot be undone.`}{' '}
      <Plural
        value={tickets.length}
        _0="None of the tickets was still valid."
        one="The ticket stops working."
        other="# tickets stop working."
      />
    </>
  );
};

/** An order without a ticket that is left has only what was not paid back yet. */
const restOf = ({ total, refunded }: TicketOrder): Ticket[] =>
  total > refunded
    ? [{ admission_id: 0, ticket: '', holder_name: '', status: 'refunded', amount: total - refunded }]
    : [];

interface ChoosingProps {
  who: string;
  order: TicketOrder;
  chosen: readonly number[];
  onChoose: (ids: number[]) => void;
  /** Whether they tried to go on. */
  asked: boolean;
}

const chosenIn = (order: TicketOrder, chosen: readonly number[]) => {
  const open = openOf(order);
  return open.length > 1 ? open.filter(({ admission_id: id }) => chosen.includes(id)) : open;
};

const Choosing = ({ who, order, chosen, onChoose, asked }: ChoosingProps) => {
  const { t } = useLingui();
  const open = openOf(order);
  const some = chosenIn(order, chosen);
  const lacks = open.length > 1 && some.length === 0;
  return (
    <Stack gap="md">
      {open.length > 1 && (
        <TicketChoice
          tickets={open}
          chosen={chosen}
          onChoose={onChoose}
          error={asked && lacks ? t`Please choose at least one ticket` : null}
        />
      )}
      {/* There before it says anything, so that it is read out when it does. */}
      <div role="status">{!lacks && <Consequence who={who} tickets={open.length === 0 ? restOf(order) : some} />}</div>
    </Stack>
  );
};

/** B107: an order goes back, or some of its tickets; why is kept, and the buyer reads it. */
export const RefundDialog = ({ row, onClose }: { row: EventDatum; onClose: () => void }) => {
  const { t } = useLingui();
  const { orderId, email: who, eventName: event } = row;
  const { data: order, error: failure, isFetching, refetch } = useTicketOrder(orderId);
  const { mutate, isPending, error } = useRefundOrder();
  const [chosen, setChosen] = useState<number[]>([]);
  const [asked, setAsked] = useState(false);
  const [keyFor] = useState(keyPerInput);
  const several = order !== undefined && openOf(order).length > 1;
  const again = () => void refetch();
  const confirm = (reason: string) => {
    setAsked(true);
    if (!order) return again();
    const ids = chosenIn(order, chosen).map(({ admission_id: id }) => id);
    if (several && ids.length === 0) return;
    const body = { reason, ...(ids.length > 0 && { admission_ids: ids }) };
    const onSuccess = ({ message }: { message: string }) => {
      toastSuccess(message);
      onClose();
    };
    // Somebody else may have changed the order meanwhile.
    mutate({ orderId, body, key: keyFor({ orderId, body }) }, { onSuccess, onError: again });
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
      reason={{
        label: t`Reason, for the buyer to read`,
        requiredMessage: t`Please give a reason`,
        max: eventLimits.reason,
      }}
    >
      {order && <Choosing who={who} order={order} chosen={chosen} onChoose={setChosen} asked={asked} />}
      {!order && failure && (
        <ErrorState compact message={refusalOf(failure)?.error} onRetry={again} retrying={isFetching} />
      )}
      {!order && !failure && <SkeletonForm fields={2} />}
    </ConfirmDialog>
  );
};
