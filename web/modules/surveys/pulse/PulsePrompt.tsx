import { useLingui } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import type { PulseDue } from '../../../../contract/surveys/schemas/pulses.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { PopUp } from '../../../ui/PopUp.tsx';
import { StarRow } from '../../../ui/StarRow.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useGivePulse, usePulses } from './queries.ts';

interface AskProps {
  pulse: PulseDue;
  onDone: () => void;
  onSkip: () => void;
}

const Ask = ({ pulse, onDone, onSkip }: AskProps) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useGivePulse();
  const { pairing_id, other_name: name, side } = pulse;
  const { form, submit } = useSubmit({
    values: { helpful: 0, at_ease: 0 },
    schema: async () => (await import('../../../../contract/surveys/schemas/pulses.ts')).givePulse.body,
    toWire: (typed) => ({ ...typed, pairing_id }),
    send: (body) => mutateAsync(body),
    said: () => t`Thank you for your answers.`,
    done: onDone,
    printed: t`An error occurred while submitting the form`,
  });
  const questions = {
    helpful:
      side === 'mentee' ? t`How helpful is the mentoring for you?` : t`How helpful is the mentoring for ${name}?`,
    at_ease: t`How much at ease are you with each other?`,
  };
  return (
    <PopUp title={t`How are you and ${name}?`} side="left" onClose={onSkip}>
      <Form onSubmit={submit} label={t`How are you and ${name}?`}>
        <Text size="meta" tone="secondary">
          {t`The team of the program sees how pairs are, but not your answers.`}
        </Text>
        {(['helpful', 'at_ease'] as const).map((field) => (
          <Controller
            key={field}
            control={form.control}
            name={field}
            render={({ field: { value, onChange }, fieldState }) => (
              <StarRow
                label={questions[field]}
                value={value}
                onChange={onChange}
                size="lg"
                required
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
        <FormActions>
          <Button kind="quiet" onPress={onSkip}>{t`Not now`}</Button>
          <Button kind="light" submit pending={isPending}>{t`Send`}</Button>
        </FormActions>
      </Form>
    </PopUp>
  );
};

/** M16: part of the portal; asks about one pair at a time. */
export const PulsePrompt = () => {
  const { id } = useThisProgramme();
  const { pulse, done, skip } = usePulses(id);
  return pulse && <Ask key={pulse.pairing_id} pulse={pulse} onDone={() => done(pulse.pairing_id)} onSkip={skip} />;
};
