import { useLingui } from '@lingui/react/macro';
import { FormProvider } from 'react-hook-form';
import type { SurveyForMember } from '../../../../contract/surveys/schemas/surveys.ts';
import { LeaveGuard } from '../../../lib/LeaveGuard.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import { ActionButton } from '../../../ui/Button.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { answerName, answersOf, fieldOfAnswer, noAnswers, unansweredOf } from '../answers.ts';
import { useAnswerSurvey } from '../queries.ts';
import { SurveyFields } from '../SurveyFields.tsx';

const useSending = (survey: SurveyForMember) => {
  const { t } = useLingui();
  const { questions } = survey;
  const { mutateAsync, isPending } = useAnswerSurvey(survey.id);
  const { form, submit } = useSubmit({
    values: noAnswers(questions),
    fieldOf: fieldOfAnswer,
    fields: questions.map(({ id }) => answerName(id)),
    send: (values) => mutateAsync(answersOf(questions, values)),
    said: () => t`Thank you! Your answers have been sent.`,
    done: (_answer, { form: sent, typed }) => sent.reset(typed),
    printed: t`Your answers could not be sent. They are still here.`,
  });
  const send = (event: React.BaseSyntheticEvent) => {
    event.preventDefault();
    form.clearErrors();
    const missing = unansweredOf(questions, form.getValues());
    for (const [at, id] of missing.entries())
      form.setError(answerName(id), { message: t`This field is required` }, { shouldFocus: at === 0 });
    return missing.length > 0 ? undefined : submit();
  };
  return { form, send, isPending };
};

/** B90: the questions, for whoever can answer them now. */
export const SurveyForm = ({ survey }: { survey: SurveyForMember }) => {
  const { t } = useLingui();
  const { form, send, isPending } = useSending(survey);
  return (
    <FormProvider {...form}>
      <LeaveGuard hasChanges={form.formState.isDirty && !isPending} />
      <Form label={survey.title} onSubmit={send}>
        {survey.anonymous ? (
          <Notice title={t`This survey is anonymous`}>
            {t`The team of the program sees that somebody has answered, but not who gave which answer.`}
          </Notice>
        ) : (
          <Notice>{t`The team of the program sees your answers with your name.`}</Notice>
        )}
        <SurveyFields questions={survey.questions} />
        <FormActions sticky>
          <ActionButton kind="primary" submit pending={isPending}>
            {t`Send answers`}
          </ActionButton>
        </FormActions>
      </Form>
    </FormProvider>
  );
};
