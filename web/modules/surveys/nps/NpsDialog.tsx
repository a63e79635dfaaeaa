import { useLingui } from '@lingui/react/macro';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import type { NpsDue } from '../../../../contract/surveys/schemas/nps.ts';
import {
  areasOf,
  asksForMore,
  bandOf,
  categoryOf,
  type NpsArea,
  npsLimits,
} from '../../../../contract/surveys/values.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { ChipPick } from '../../../ui/Chips.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { StarScale } from '../../../ui/StarScale.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useSubmitNps } from './queries.ts';
import { useAreaWords, useNpsWords } from './words.ts';

interface Values {
  number_of_stars: number | null;
  feedback_text: NpsArea[];
  comment: string;
}

interface Props {
  due: NpsDue;
  onSkip: () => void;
  /** Nothing is remembered: it is asked again at the next visit. */
  onClose: () => void;
}

/** NPS-11, to the letter. */
const wireOf = ({ feedback_type, program_id }: NpsDue, { number_of_stars: chosen, feedback_text, comment }: Values) => {
  // The button stays disabled until there is one.
  const stars = chosen ?? 0;
  return {
    feedback_type,
    program_id,
    number_of_stars: stars,
    nps_category: categoryOf(stars),
    feedback_text: asksForMore(stars) ? feedback_text : [],
    comment,
  };
};

const useSending = ({ due, onClose }: Props) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSubmitNps();
  const values: Values = { number_of_stars: null, feedback_text: [], comment: '' };
  const { form, submit } = useSubmit({
    values,
    schema: async () => (await import('../../../../contract/surveys/schemas/nps.ts')).submitNps.body,
    toWire: (typed: Values) => wireOf(due, typed),
    send: (body) => mutateAsync(body),
    said: () => t`Feedback was successfully submitted`,
    done: onClose,
    printed: t`An error occurred while submitting the form`,
  });
  return { form, submit, isPending };
};

/** B119, NPS-07: what somebody with a low number is unhappy about. */
const Areas = ({ form, context }: { form: UseFormReturn<Values>; context: NpsDue['feedback_type'] }) => {
  const { t } = useLingui();
  const words = useAreaWords();
  return (
    <Controller
      control={form.control}
      name="feedback_text"
      render={({ field: { value, onChange }, fieldState }) => (
        <ChipPick
          label={t`What is it about?`}
          options={areasOf(context).map((area) => ({ value: area, label: words[area] }))}
          value={value}
          onChange={onChange}
          required
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

/** NPS-01…NPS-08: 0 to 10 stars; the rest is asked once there is a number. */
export const NpsDialog = (props: Props) => {
  const { t } = useLingui();
  const { due, onSkip, onClose } = props;
  const { title, question, followUp } = useNpsWords(due);
  const { form, submit, isPending } = useSending(props);
  const stars = useWatch({ control: form.control, name: 'number_of_stars' });
  const choose = (number: number, onChange: (number: number) => void) => {
    onChange(number);
    // NPS-08
    if (!asksForMore(number)) form.setValue('feedback_text', []);
  };
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Form onSubmit={submit} label={title}>
        <Controller
          control={form.control}
          name="number_of_stars"
          render={({ field: { value, onChange }, fieldState }) => (
            <StarScale
              label={question}
              value={value}
              onChange={(number) => choose(number, onChange)}
              most={npsLimits.stars}
              ends={[t`Not at all likely`, t`Extremely likely`]}
              required
              error={fieldState.error?.message}
            />
          )}
        />
        {stars !== null && asksForMore(stars) && <Areas form={form} context={due.feedback_type} />}
        {stars !== null && (
          <TextArea
            {...form.register('comment')}
            label={followUp(bandOf(stars))}
            max={npsLimits.comment}
            required={asksForMore(stars)}
            error={form.formState.errors.comment?.message}
          />
        )}
        <FormActions>
          <Button onPress={onSkip}>{t`Skip`}</Button>
          <ActionButton
            kind="primary"
            submit
            pending={isPending}
            whyNot={stars === null ? t`Please choose a number of stars first.` : null}
          >
            {t`Submit`}
          </ActionButton>
        </FormActions>
      </Form>
    </Dialog>
  );
};
