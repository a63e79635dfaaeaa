import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { Controller, FormProvider } from 'react-hook-form';
import type { CallAnswer } from '../../../../contract/endpoint.ts';
import type { goalSettingQuestions } from '../../../../contract/objectives/endpoints.ts';
import type { GoalQuestion } from '../../../../contract/objectives/schemas/plans.ts';
import { longestAnswer, otherAnswer, planProviders } from '../../../../contract/objectives/values.ts';
import { LeaveGuard } from '../../../lib/LeaveGuard.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import { ActionButton } from '../../../ui/Button.tsx';
import { RadioList } from '../../../ui/Choices.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useLearningPlace } from '../place.ts';
import { useAskForPlan } from '../queries.ts';
import { choiceOf, type GoalValues, isMissing, noAnswers, ownOf, wireAnswers } from './values.ts';

type Given = CallAnswer<typeof goalSettingQuestions>;

const useAsking = ({ questions }: Given) => {
  const { t } = useLingui();
  const { programId, objectives } = useLearningPlace();
  const { navigate } = useRouter();
  const { mutateAsync, isPending } = useAskForPlan();
  const { form, submit } = useSubmit({
    values: noAnswers(questions),
    fields: [...questions.map(({ id }) => choiceOf(id)), 'provider'] as (keyof GoalValues)[],
    send: (values) =>
      mutateAsync({ answers: wireAnswers(questions, values), provider: values.provider, program_id: programId }),
    // OBJ-06: the page of the plan shows it, or that it is on its way.
    done: (_answer, { form: sent, typed }) => {
      sent.reset(typed);
      void navigate({ href: objectives, replace: true, ignoreBlocker: true });
    },
    printed: t`Oops, something went wrong!`,
  });
  const send = (event: React.BaseSyntheticEvent) => {
    event.preventDefault();
    form.clearErrors();
    const missing = questions.filter(({ id }) => isMissing(form.getValues(), id));
    for (const [at, { id }] of missing.entries()) {
      const name = form.getValues(choiceOf(id)) === otherAnswer ? ownOf(id) : choiceOf(id);
      const message = name === ownOf(id) ? t`Please write your own answer` : t`Please select an answer`;
      form.setError(name, { message }, { shouldFocus: at === 0 });
    }
    return missing.length > 0 ? undefined : submit();
  };
  return { form, send, isPending };
};

const Question = ({ question: { id, question, options } }: { question: GoalQuestion }) => {
  const { t } = useLingui();
  return (
    <Controller<GoalValues>
      name={choiceOf(id)}
      render={({ field: { value, onChange }, fieldState }) => (
        <Stack gap="sm">
          <RadioList
            label={question}
            options={[...options, otherAnswer].map((one) => ({ value: one, label: one }))}
            value={value || null}
            onChange={onChange}
            error={fieldState.error?.message}
            required
          />
          {value === otherAnswer && (
            <Controller<GoalValues>
              name={ownOf(id)}
              render={({ field, fieldState: own }) => (
                <TextArea
                  {...field}
                  label={t`Your own answer`}
                  max={longestAnswer}
                  error={own.error?.message}
                  required
                />
              )}
            />
          )}
        </Stack>
      )}
    />
  );
};

/** OBJ-03; M13: what leaves this server is said before anything does. */
const Provider = ({ providers }: Pick<Given, 'providers'>) => {
  const { t } = useLingui();
  return (
    <Controller<GoalValues>
      name="provider"
      render={({ field: { value, onChange }, fieldState }) => {
        const chosen = providers.find(({ key }) => key === value);
        const name = chosen?.name ?? '';
        return (
          <Stack gap="sm">
            <RadioList
              label={t`Who writes your plan?`}
              options={providers.map((one) => ({ value: one.key, label: one.name }))}
              value={value || null}
              onChange={(key) => onChange(planProviders.find((one) => one === key))}
              error={fieldState.error?.message}
              required
            />
            <Notice>
              {chosen?.ready
                ? t`Your six answers are sent to ${name}, without your name or address.`
                : t`${name} is not set up here. Your plan is made by our own rules, and your answers stay on this server.`}
            </Notice>
          </Stack>
        );
      }}
    />
  );
};

/** OBJ-02 to OBJ-06 */
export const GoalForm = (given: Given) => {
  const { t } = useLingui();
  const { form, send, isPending } = useAsking(given);
  return (
    <FormProvider {...form}>
      <LeaveGuard hasChanges={form.formState.isDirty && !isPending} />
      <Form label={t`Goal setting`} onSubmit={send}>
        {given.questions.map((question) => (
          <Question key={question.id} question={question} />
        ))}
        <Provider providers={given.providers} />
        <FormActions sticky>
          <ActionButton kind="primary" submit pending={isPending}>{t`Make my plan`}</ActionButton>
        </FormActions>
      </Form>
    </FormProvider>
  );
};
