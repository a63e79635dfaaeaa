import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { type Control, Controller } from 'react-hook-form';
import type { FeedbackForm } from '../../../contract/reviews/schemas/giving.ts';
import { reviewLimits } from '../../../contract/reviews/values.ts';
import { LeaveGuard } from '../../lib/LeaveGuard.tsx';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckField, CheckList } from '../../ui/Choices.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { Divider, Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { type Reviewed, useGiveFeedback } from './feedback.ts';
import { QuestionField } from './QuestionField.tsx';
import { feedbackBody, type FeedbackValues, fieldOf, nameOf, feedbackValues } from './values.ts';

interface Props {
  of: Reviewed;
  form: FeedbackForm;
  onDone: () => void;
}

const useSend = ({ of, form: asked, onDone }: Props) => {
  const { mutateAsync, isPending } = useGiveFeedback(of);
  const { form, submit } = useSubmit({
    values: feedbackValues(asked),
    toWire: (values) => feedbackBody(asked, values),
    fieldOf: fieldOf(asked),
    fields: [...asked.questions.map(nameOf), 'badges', 'thank_you_note'],
    send: (body) => mutateAsync(body),
    done: onDone,
  });
  return { form, submit, isPending };
};

/** B17: the optional extras a mentee can give a mentor. */
const Thanks = ({ asked, control }: { asked: FeedbackForm; control: Control<FeedbackValues> }) => {
  const { t } = useLingui();
  const name = asked.participant.full_name;
  return (
    <Card>
      <Stack gap="md">
        <Heading level={2} look="card">{t`Say thank you`}</Heading>
        <Controller
          control={control}
          name="badges"
          render={({ field, fieldState }) => (
            <CheckList
              label={t`Badges for ${name}`}
              hint={t`Up to ${reviewLimits.badges}. They stand on the profile.`}
              columns={2}
              max={reviewLimits.badges}
              options={asked.badges.map(({ id, name: badge }) => ({ value: String(id), label: badge }))}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="thank_you_note"
          render={({ field, fieldState }) => (
            <TextArea
              {...field}
              label={t`Thank-you note`}
              minRows={2}
              max={reviewLimits.thankYou}
              error={fieldState.error?.message}
            />
          )}
        />
      </Stack>
    </Card>
  );
};

/** M32: only where the program allows it; nobody's review is shown to strangers unless they say so. */
const OnPlatform = ({ asked, control }: { asked: FeedbackForm; control: Control<FeedbackValues> }) => {
  const { t } = useLingui();
  const name = asked.participant.full_name;
  return (
    <Controller
      control={control}
      name="on_platform"
      render={({ field: { value, onChange } }) => (
        <CheckField
          label={t`Also show this review on ${name}’s public profile`}
          hint={t`Anyone can then read it, with your name. Leave it off to keep it in this program.`}
          checked={value}
          onChange={onChange}
        />
      )}
    />
  );
};

/** M08: who can read it, and when. */
const WhoReads = ({ form }: { form: FeedbackForm }) => {
  const { t } = useLingui();
  const name = form.participant.full_name;
  const words = form.booking.is_group
    ? t`Those you review read it at once. It cannot be changed afterwards.`
    : form.other_submitted
      ? t`${name} has reviewed this session already: as soon as you send yours, both of you can read both. It cannot be changed afterwards.`
      : t`${name} reads it once both of you have reviewed, or after seven days. Until then you can change it.`;
  return (
    <Text size="meta" tone="secondary">
      {words}
    </Text>
  );
};

/** REV-01, REV-08, B48: the questions for one side, and the optional extras for mentees. */
export const FeedbackFields = (props: Props) => {
  const { t } = useLingui();
  const { form: asked, onDone } = props;
  const [sent, setSent] = useState(false);
  const { form, submit, isPending } = useSend({ ...props, onDone: () => setSent(true) });
  const isTold = useRef(false);
  // Only once the guard below knows that there are no unsaved changes, and only once.
  useEffect(() => {
    if (!sent || isTold.current) return;
    isTold.current = true;
    onDone();
  }, [sent, onDone]);
  const isChange = asked.review !== null;
  return (
    <Form onSubmit={submit} label={t`Feedback`}>
      <Stack gap="lg">
        <Card>
          <Stack gap="lg">
            {asked.questions.map((question, at) => (
              <Stack key={question.id} gap="lg">
                {at > 0 && <Divider />}
                <QuestionField question={question} control={form.control} />
              </Stack>
            ))}
          </Stack>
        </Card>
        {asked.badges.length > 0 && <Thanks asked={asked} control={form.control} />}
        {asked.offers_platform && <OnPlatform asked={asked} control={form.control} />}
        <WhoReads form={asked} />
        <FormActions>
          <Button kind="primary" submit pending={isPending}>
            {isChange ? t`Save changes` : t`Submit feedback`}
          </Button>
        </FormActions>
      </Stack>
      <LeaveGuard
        hasChanges={form.formState.isDirty && !sent}
      >{t`Your feedback is not sent yet and will be lost.`}</LeaveGuard>
    </Form>
  );
};
