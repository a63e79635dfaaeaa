import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Event } from '../../../../contract/events/schemas/reading.ts';
import type { HeldOrder as Order } from '../../../../contract/events/schemas/taking.ts';
import { paths } from '../../../lib/paths.ts';
import { rememberReturnAddress } from '../../../lib/return-address.ts';
import { ActionButton } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { later } from '../../../ui/later.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useMe } from '../../accounts/index.ts';
import { type Amounts, chosenOf, linesOf, mostOf, priceOf, writeAmounts } from './amounts.ts';
import { HeldOrder } from './HeldOrder.tsx';
import { PriceSums } from './PriceSums.tsx';
import { TicketRow } from './TicketRow.tsx';

const TakeDialog = later(async () => (await import('./TakeDialog.tsx')).TakeDialog);

interface Props {
  event: Event;
  /** What was chosen before a sign-in. */
  given: Amounts;
  held: Order | undefined;
}

/** EVT-17: signs in first, and comes back to the same event with the same amounts. */
const useSignInFirst = (chosen: Amounts) => {
  const navigateTo = useNavigateTo();
  return () => {
    const take = writeAmounts(chosen);
    rememberReturnAddress(window.location.pathname + (take === '' ? '' : `?take=${take}`));
    navigateTo(paths.signIn());
  };
};

const Reserve = ({ event, chosen, onSignIn }: { event: Event; chosen: Amounts; onSignIn: () => void }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const [opened, setOpened] = useState(false);
  const lines = linesOf(event.tickets, chosen);
  const { tax, total } = priceOf(lines);
  const words = lines.map(({ ticket: { name }, amount }) => t`${amount} × ${name}`).join(', ');
  const rows = lines.map(({ ticket: { id, name, price }, amount }) => ({ key: String(id), name, amount, price }));
  return (
    <Stack>
      {lines.length > 0 && <PriceSums lines={rows} tax={tax} total={total} />}
      <ActionButton
        kind="primary"
        size="lg"
        full
        onPress={() => (me ? setOpened(true) : onSignIn())}
        whyNot={lines.length === 0 ? t`Choose at least one ticket.` : null}
      >
        {t`Reserve my spot`}
      </ActionButton>
      {me === null && (
        <Text size="meta" tone="secondary" align="center">
          {t`You sign in first, then come back here.`}
        </Text>
      )}
      {opened && me && (
        <TakeDialog eventId={event.id} me={me} chosen={chosen} words={words} onClose={() => setOpened(false)} />
      )}
    </Stack>
  );
};

/** EVT-07 to EVT-10, A45: what there is to take, and how many of it somebody wants. */
export const AdmissionTickets = ({ event, given, held }: Props) => {
  const { t } = useLingui();
  const [typed, setTyped] = useState(given);
  const chosen = chosenOf(event, typed);
  const signInFirst = useSignInFirst(chosen);
  const tickets = event.tickets.filter(({ active }) => active);
  const canChoose = !event.event_ended && held === undefined;
  const canTake = canChoose && tickets.some((ticket) => mostOf(ticket, event) > 0);
  const footer = held ? (
    <HeldOrder order={held} />
  ) : canTake ? (
    <Reserve event={event} chosen={chosen} onSignIn={signInFirst} />
  ) : null;
  return (
    <SectionCard title={t`Admission tickets`} flush={tickets.length > 0} footer={footer}>
      {tickets.length === 0 ? (
        <Text tone="secondary">{t`There are no tickets for this event.`}</Text>
      ) : (
        <RowList label={t`Admission tickets`}>
          {tickets.map((ticket) => (
            <TicketRow
              key={ticket.id}
              event={event}
              ticket={ticket}
              amount={chosen[ticket.id] ?? 0}
              onAmount={canChoose ? (amount) => setTyped({ ...chosen, [ticket.id]: amount }) : null}
              onSignIn={signInFirst}
            />
          ))}
        </RowList>
      )}
    </SectionCard>
  );
};
