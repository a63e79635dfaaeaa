import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { EventQuestion } from '../../../../contract/events/schemas/reading.ts';
import { eventLimits } from '../../../../contract/events/values.ts';
import type { CurrentUser } from '../../../../contract/me/schemas.ts';
import { refusalOf } from '../../../lib/call.ts';
import { eventPaths } from '../../../lib/paths.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useLeaving } from '../../payments/index.ts';
import { useProgrammeHere } from '../../programmes/index.ts';
import { usePurchaseTickets, useQuestions } from '../queries.ts';
import type { Amounts } from './amounts.ts';

interface Props {
  eventId: number;
  me: CurrentUser;
  chosen: Amounts;
  /** What is taken, in words. */
  words: string;
  onClose: () => void;
}

interface Values {
  name: string;
  email: string;
  phone_no: string;
  answers: { answer: string }[];
}

const schema = () =>
  import('../../../../contract/events/schemas/taking.ts').then(({ purchaseTickets }) => purchaseTickets.body);

const fieldsOf = ({ answers }: Values): FieldPath<Values>[] => [
  'name',
  'email',
  'phone_no',
  ...answers.map((_answer, at) => `answers.${at}.answer` as const),
];

/** The server leads to the shared page of the event; whoever is in a portal stays there. */
const useWayOn = (eventId: number) => {
  const programme = useProgrammeHere();
  const shared = `/events/${eventId}?`;
  return (url: string) =>
    programme !== null && url.startsWith(shared)
      ? `${eventPaths(programme).one(eventId)}?${url.slice(shared.length)}`
      : url;
};

const useTaking = ({ eventId, me, chosen, onClose }: Props, questions: readonly EventQuestion[]) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = usePurchaseTickets();
  const { leaving, leaveTo } = useLeaving();
  const wayOn = useWayOn(eventId);
  const values: Values = {
    name: me.full_name,
    email: me.email,
    phone_no: me.phone_no ?? '',
    answers: questions.map(() => ({ answer: '' })),
  };
  const { form, submit } = useSubmit({
    values,
    schema,
    toWire: ({ answers, ...attendee }) => ({
      ...attendee,
      event_id: eventId,
      user_id: me.id,
      tickets: Object.entries(chosen).flatMap(([id, amount]) => (amount > 0 ? [{ id: Number(id), amount }] : [])),
      answers: questions.map(({ id }, at) => ({ event_extra_field_id: id, answer: answers[at]?.answer ?? '' })),
    }),
    fields: fieldsOf,
    send: (body, keyFor) => mutateAsync({ body, key: keyFor(body) }),
    said: ({ data }) => (data.startsWith('/payments/') ? null : t`Your tickets are reserved.`),
    done: ({ data }) => {
      leaveTo(wayOn(data));
      // While a payment opens, the window says so.
      if (!data.startsWith('/payments/')) onClose();
    },
  });
  return { form, submit, pending: isPending || leaving };
};

const Questions = ({ questions, form }: { questions: readonly EventQuestion[]; form: UseFormReturn<Values> }) => {
  const { errors } = form.formState;
  if (questions.length === 0)
    return (
      <Text size="control" tone="secondary">
        <Trans>No additional questions.</Trans>
      </Text>
    );
  return questions.map(({ id, title }, at) => (
    <TextField
      key={id}
      {...form.register(`answers.${at}.answer`)}
      label={title}
      maxLength={eventLimits.answer}
      error={errors.answers?.[at]?.answer?.message}
      required
    />
  ));
};

const Taking = ({ questions, ...props }: Props & { questions: readonly EventQuestion[] }) => {
  const { t } = useLingui();
  const { form, submit, pending } = useTaking(props, questions);
  const { errors } = form.formState;
  return (
    <Form onSubmit={submit} label={t`Additional information`}>
      <TextField
        {...form.register('name')}
        label={t`Name`}
        autoComplete="name"
        maxLength={eventLimits.name}
        error={errors.name?.message}
        required
      />
      <TextField
        {...form.register('email')}
        label={t`Email`}
        type="email"
        autoComplete="email"
        hint={t`For the organizer. Your tickets are sent to the address of your account.`}
        error={errors.email?.message}
        required
      />
      <TextField
        {...form.register('phone_no')}
        label={t`Phone number`}
        type="tel"
        autoComplete="tel"
        maxLength={eventLimits.phone}
        error={errors.phone_no?.message}
        required
      />
      <Questions questions={questions} form={form} />
      <FormActions>
        <Button onPress={props.onClose}>{t`Cancel`}</Button>
        <Button kind="primary" submit pending={pending}>
          {t`Continue`}
        </Button>
      </FormActions>
    </Form>
  );
};

/** EVT-11 to EVT-16: who comes, and what the organizer asks them. */
export const TakeDialog = (props: Props) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuestions(props.eventId);
  return (
    <Dialog opened onClose={props.onClose} title={t`Additional information`} lead={props.words}>
      {data && <Taking {...props} questions={data.questions.filter(({ active }) => active)} />}
      {!data && error !== null && (
        <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {!data && error === null && <SkeletonForm fields={3} />}
    </Dialog>
  );
};
