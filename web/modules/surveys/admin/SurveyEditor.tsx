import { useLingui } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Controller, FormProvider, useFormContext } from 'react-hook-form';
import type { Survey } from '../../../../contract/surveys/schemas/surveys.ts';
import { surveyLimits, surveyQuestionTypes } from '../../../../contract/surveys/values.ts';
import { LeaveGuard } from '../../../lib/LeaveGuard.tsx';
import { useSubmit } from '../../../lib/use-submit.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/Choices.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { fieldOfWire, QuestionList } from '../../applications/index.ts';
import { useProgrammeRoles, useThisProgramme } from '../../programmes/index.ts';
import { surveyPages } from '../addresses.ts';
import { noAnswers } from '../answers.ts';
import { useSaveSurvey } from '../queries.ts';
import { SurveyFields } from '../SurveyFields.tsx';
import { fieldsIn, previewOf, type SurveyValues, surveyValues, wireOf } from './editor-values.ts';

const everyone = 'everyone';

const Audience = () => {
  const { t } = useLingui();
  const { control } = useFormContext<SurveyValues>();
  const { data: roles = [] } = useProgrammeRoles(useThisProgramme().id);
  return (
    <Controller
      control={control}
      name="role"
      render={({ field: { value, onChange }, fieldState }) => (
        <SelectField
          label={t`Who is asked`}
          options={[
            { value: everyone, label: t`All mentors and mentees` },
            ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={value ?? everyone}
          onChange={(chosen) => onChange(chosen === everyone ? null : chosen)}
          error={fieldState.error?.message}
          required
        />
      )}
    />
  );
};

const About = () => {
  const { t } = useLingui();
  const { register, control, formState } = useFormContext<SurveyValues>();
  const { errors } = formState;
  return (
    <SectionCard title={t`About the survey`}>
      <Stack gap="md">
        <TextField {...register('title')} label={t`Title`} required error={errors.title?.message} />
        <TextArea
          {...register('description')}
          label={t`Description`}
          hint={t`Shown above the questions, and in the email`}
          max={surveyLimits.description}
          error={errors.description?.message}
        />
        <Audience />
        <Controller
          control={control}
          name="anonymous"
          render={({ field: { value, onChange } }) => (
            <SwitchRow
              label={t`Anonymous`}
              hint={t`Nobody sees who gave which answer. Results are shown once five people have answered.`}
              checked={value}
              onChange={onChange}
            />
          )}
        />
      </Stack>
    </SectionCard>
  );
};

const Questions = () => {
  const { t } = useLingui();
  const most = surveyLimits.questions;
  return <QuestionList most={most} whyFull={t`A survey has at most ${most} questions.`} kinds={surveyQuestionTypes} />;
};

/** What members will see; what is tried out here is kept nowhere. */
const Preview = ({ values, onClose }: { values: SurveyValues; onClose: () => void }) => {
  const { t } = useLingui();
  const questions = previewOf(values.questions);
  const { form } = useSubmit({ values: noAnswers(questions), send: async () => null });
  return (
    <Dialog
      opened
      onClose={onClose}
      title={values.title || t`Survey without a title`}
      lead={t`This is what members see.`}
    >
      <FormProvider {...form}>
        <Stack gap="md">
          {values.description !== '' && <Text typed>{values.description}</Text>}
          <SurveyFields questions={questions} />
        </Stack>
      </FormProvider>
    </Dialog>
  );
};

const useSave = (survey: Survey | null) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const goTo = useNavigateTo();
  const { list } = surveyPages(programme);
  const { mutateAsync, isPending, isSuccess } = useSaveSurvey(programme.id, survey?.id ?? null);
  const { form, submit } = useSubmit({
    values: surveyValues(survey),
    schema: async () => (await import('../../../../contract/surveys/schemas/surveys.ts')).updateSurvey.body,
    toWire: wireOf,
    fieldOf: fieldOfWire,
    fields: fieldsIn,
    send: (fields, keyFor) => mutateAsync({ fields, key: keyFor(fields) }),
    said: () => t`Successfully saved.`,
    printed: t`Oops, something went wrong.`,
  });
  // Only once the guard knows that there are no unsaved changes.
  useEffect(() => {
    if (isSuccess) goTo(list);
  }, [isSuccess, goTo, list]);
  return { form, submit, isPending, isSuccess };
};

/** B90: a draft of a survey, with what members will see of it. */
export const SurveyEditor = ({ survey }: { survey: Survey | null }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  // As it was when the page was opened: what others save meanwhile does not change what is typed.
  const [opened] = useState(survey);
  const { form, submit, isPending, isSuccess } = useSave(opened);
  const [preview, setPreview] = useState<SurveyValues | null>(null);
  return (
    <FormProvider {...form}>
      <LeaveGuard hasChanges={form.formState.isDirty && !isSuccess} />
      <Form onSubmit={submit} label={t`Survey`}>
        <About />
        <Questions />
        <FormActions sticky>
          <Button icon={IconEye} onPress={() => setPreview(form.getValues())}>{t`Preview`}</Button>
          <Button href={surveyPages(programme).list}>{t`Cancel`}</Button>
          <ActionButton
            kind="primary"
            submit
            pending={isPending}
            whyNot={programme.is_active ? null : t`This program is no longer active.`}
          >
            {t`Save draft`}
          </ActionButton>
        </FormActions>
      </Form>
      {preview && <Preview values={preview} onClose={() => setPreview(null)} />}
    </FormProvider>
  );
};
