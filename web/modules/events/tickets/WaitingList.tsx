import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Event, Ticket } from '../../../../contract/events/schemas/reading.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useMe, useViewerZone } from '../../accounts/index.ts';
import { useJoinWaitingList, useLeaveWaitingList } from '../queries.ts';

interface Props {
  event: Pick<Event, 'has_begun'>;
  ticket: Ticket;
  onSignIn: () => void;
}

const Leave = ({ ticketId, children }: { ticketId: number; children: string }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useLeaveWaitingList();
  const leave = () =>
    mutate(ticketId, {
      onSuccess: () => toastSuccess(t`You are no longer on the waiting list.`),
      onError: (error) => sayFailure(error),
    });
  return (
    <Button size="sm" onPress={leave} pending={isPending}>
      {children}
    </Button>
  );
};

/** The place goes to the next person at once, so it is asked first. */
const Decline = ({ ticketId }: { ticketId: number }) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useLeaveWaitingList();
  const leave = () =>
    mutate(ticketId, {
      onSuccess: () => toastSuccess(t`You are no longer on the waiting list.`),
      onError: (error) => sayFailure(error),
      onSettled: () => setAsked(false),
    });
  return (
    <>
      <Button size="sm" onPress={() => setAsked(true)}>
        {t`I don’t want it`}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={leave}
        title={t`Give up this place?`}
        confirmLabel={t`Give it up`}
        cancelLabel={t`Keep it`}
        pending={isPending}
      >
        <Trans>It goes to the next person on the waiting list.</Trans>
      </ConfirmDialog>
    </>
  );
};

/** A place that has come free for the reader: it is chosen already, and 'Reserve my spot' below takes it. */
const Offered = ({ ticketId, until }: { ticketId: number; until: string }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const moment = `${shortDay(until, zone)}, ${timeOfDay(until, zone)}`;
  return (
    <Notice tone="success" title={t`A place is kept for you until ${moment}`} action={<Decline ticketId={ticketId} />}>
      <Trans>Reserve it below before then. After that it goes to the next person.</Trans>
    </Notice>
  );
};

const Join = ({ ticket, onSignIn }: Pick<Props, 'ticket' | 'onSignIn'>) => {
  const { t } = useLingui();
  const { me } = useMe();
  const { mutate, isPending } = useJoinWaitingList();
  const join = () =>
    mutate(ticket.id, {
      onSuccess: () => toastSuccess(t`You are on the waiting list. We will email you when a place comes free.`),
      onError: (error) => sayFailure(error),
    });
  return (
    <Row>
      <Button
        size="sm"
        kind="light"
        onPress={me ? join : onSignIn}
        pending={isPending}
        label={t`Join the waiting list for ${ticket.name}`}
      >
        {t`Join the waiting list`}
      </Button>
    </Row>
  );
};

/** For a ticket that is sold out: waiting, the place in the line, and a place that is offered. */
export const WaitingList = ({ event, ticket, onSignIn }: Props) => {
  const { t } = useLingui();
  const { waiting } = ticket;
  if (waiting?.state === 'offered' && waiting.offer_expires_at !== null)
    return <Offered ticketId={ticket.id} until={waiting.offer_expires_at} />;
  if (waiting !== null) {
    const { position } = waiting;
    return (
      <Stack gap="sm" align="start">
        <Text size="control">{t`You are number ${position} on the waiting list.`}</Text>
        <Leave ticketId={ticket.id}>{t`Leave the waiting list`}</Leave>
      </Stack>
    );
  }
  return event.has_begun ? null : <Join ticket={ticket} onSignIn={onSignIn} />;
};
