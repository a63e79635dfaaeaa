import { Plural, useLingui } from '@lingui/react/macro';
import { IconPlus, IconTicket, IconTrash } from '@tabler/icons-react';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { eventLimits, type TicketType, ticketTypes } from '../../../../../contract/events/values.ts';
import { ActionButton, IconButton } from '../../../../ui/Button.tsx';
import { SectionCard } from '../../../../ui/Card.tsx';
import { RadioCards } from '../../../../ui/RadioCards.tsx';
import { FocusStays } from '../../../../ui/FocusStays.tsx';
import { FieldRow } from '../../../../ui/Form.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { EmptyState } from '../../../../ui/States.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { useFields } from './use-fields.ts';
import { firstPrice, newTicket } from './values.ts';

interface OneProps {
  at: number;
  taken: number;
}

const TypeField = ({ at, taken }: OneProps) => {
  const { t } = useLingui();
  const { control, setValue } = useFields();
  const words = { free: t`Free`, paid: t`Paid` };
  const turn = (type: TicketType) => setValue(`tickets.${at}.price`, firstPrice(type), { shouldDirty: true });
  return (
    <Controller
      control={control}
      name={`tickets.${at}.ticket_type`}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <RadioCards
          label={t`Ticket type`}
          required
          columns={2}
          value={value}
          options={ticketTypes.map((type) => ({
            value: type,
            label: words[type],
            whyNot: taken > 0 && type !== value ? t`People have taken this ticket already.` : null,
          }))}
          onChange={(type) => {
            onChange(type);
            turn(type as TicketType);
          }}
          error={error?.message}
        />
      )}
    />
  );
};

const TicketFields = ({ at, taken }: OneProps) => {
  const { t } = useLingui();
  const { control, text } = useFields();
  const type = useWatch({ control, name: `tickets.${at}.ticket_type` });
  return (
    <Stack gap="md">
      <TextField {...text(`tickets.${at}.name`)} label={t`Ticket name`} required />
      <TypeField at={at} taken={taken} />
      {type === 'paid' && (
        <TextField
          {...text(`tickets.${at}.price`)}
          label={t`Price (RM)`}
          hint={t`The service tax is added to it.`}
          inputMode="decimal"
          autoComplete="off"
          required
        />
      )}
      <FieldRow>
        <TextField
          {...text(`tickets.${at}.max_amount`)}
          label={t`Quantity`}
          hint={t`0 means there is no limit.`}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <TextField
          {...text(`tickets.${at}.max_per_user`)}
          label={t`Limit for each person`}
          hint={type === 'free' ? t`A person can only take one free ticket in an order.` : t`0 means the usual 10.`}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldRow>
    </Stack>
  );
};

interface CardProps extends OneProps {
  number: number;
  onRemove: () => void;
}

const TicketCard = ({ at, number, taken, onRemove }: CardProps) => {
  const { t } = useLingui();
  return (
    <SectionCard
      title={t`Ticket ${number}`}
      hint={taken > 0 && <Plural value={taken} one="# has been taken" other="# have been taken" />}
      actions={<IconButton size="sm" icon={IconTrash} label={t`Remove ticket ${number}`} onPress={onRemove} />}
    >
      <TicketFields at={at} taken={taken} />
    </SectionCard>
  );
};

/** EVT-31 to EVT-33 */
export const TicketsStep = () => {
  const { t } = useLingui();
  const { control } = useFields();
  const { fields, append, remove, update } = useFieldArray({ control, name: 'tickets' });
  const tickets = useWatch({ control, name: 'tickets' });
  const shown = fields.flatMap(({ id }, at) => {
    const ticket = tickets[at];
    return ticket && !ticket.gone ? [{ id, at, ticket }] : [];
  });
  const full = shown.length >= eventLimits.ticketTypes;
  // EVT-33: people may have one that exists, so it is only hidden; a new one goes outright.
  const takeOff = (at: number) => {
    const ticket = tickets[at];
    if (ticket && ticket.ticketId !== null) update(at, { ...ticket, gone: true });
    else remove(at);
  };
  return (
    <FocusStays rows>
      <Stack gap="md">
        {shown.length === 0 && (
          <EmptyState compact icon={IconTicket} title={t`There are no tickets yet`}>
            {t`People need a ticket to reserve a spot, even a free one.`}
          </EmptyState>
        )}
        {shown.map(({ id, at, ticket }, place) => (
          <TicketCard key={id} at={at} number={place + 1} taken={ticket.taken} onRemove={() => takeOff(at)} />
        ))}
        <Row>
          <ActionButton
            icon={IconPlus}
            onPress={() => append(newTicket(), { focusName: `tickets.${fields.length}.name` })}
            whyNot={full ? t`An event has at most ${eventLimits.ticketTypes} kinds of tickets.` : null}
          >
            {t`Add a ticket`}
          </ActionButton>
        </Row>
      </Stack>
    </FocusStays>
  );
};
