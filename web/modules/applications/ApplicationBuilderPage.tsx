import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Controller, FormProvider, useFormContext } from 'react-hook-form';
import type { Application } from '../../../contract/applications/schemas/building.ts';
import { applicationLimits } from '../../../contract/applications/values.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useNavigateTo } from '../../ui/navigation.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useProgrammeRoles, useThisProgramme } from '../programmes/index.ts';
import { applicationPages } from './addresses.ts';
import {
  type BuilderValues,
  builderValues,
  fieldOfWire,
  fieldsOfQuestions,
  loadFields,
  type Role,
  wireOf,
} from './builder-values.ts';
import { LeaveGuard } from '../../lib/LeaveGuard.tsx';
import { IntakeCard } from './IntakeCard.tsx';
import { QuestionList } from './QuestionList.tsx';
import { useApplication, useSaveApplication } from './queries.ts';

const About = ({ roles }: { roles: readonly Role[] }) => {
  const { t } = useLingui();
  const { register, control, formState } = useFormContext<BuilderValues>();
  const { errors } = formState;
  return (
    <SectionCard title={t`About the application`}>
      <Stack gap="md">
        <TextField {...register('name')} label={t`Name`} required error={errors.name?.message} />
        <Controller
          control={control}
          name="role"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t`Role`}
              hint={t`What somebody is in the program once they are approved and have joined`}
              options={roles.map(({ id, name }) => ({ value: String(id), label: name }))}
              placeholder={t`Choose a role`}
              required
              error={fieldState.error?.message}
            />
          )}
        />
        <TextArea
          {...register('description')}
          label={t`Description`}
          hint={t`Shown above the questions`}
          max={applicationLimits.description}
          error={errors.description?.message}
        />
      </Stack>
    </SectionCard>
  );
};

const Questions = () => {
  const { t } = useLingui();
  const most = applicationLimits.questions;
  return <QuestionList most={most} whyFull={t`A form holds at most ${most} questions.`} />;
};

/** Every field at which a message of the server can be shown. */
const fieldsIn = ({ questions }: BuilderValues) => [
  ...(['name', 'description', 'role', 'lastDay', 'places'] as const),
  ...fieldsOfQuestions(questions),
];

const Builder = ({ form, roles }: { form: Application | null; roles: readonly Role[] }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { list } = applicationPages(programme);
  const goTo = useNavigateTo();
  // The form as it was when opened: `version` keeps us from overwriting what others save meanwhile.
  const [opened] = useState(form);
  const { mutateAsync, isPending, isSuccess } = useSaveApplication(opened?.id ?? null);
  const { form: fields, submit } = useSubmit({
    values: builderValues(opened),
    schema: loadFields,
    toWire: (values) => wireOf(values, roles),
    fieldOf: fieldOfWire,
    fields: fieldsIn,
    send: (wire, keyFor) => {
      const body = { ...wire, program_id: programme.id, ...(opened && { version: opened.version }) };
      return mutateAsync({ body, key: keyFor(body) });
    },
    said: () => t`Successfully saved.`,
    printed: t`Oops, something went wrong.`,
  });
  // Only once the guard below knows that there are no unsaved changes.
  useEffect(() => {
    if (isSuccess) goTo(list);
  }, [isSuccess, goTo, list]);
  return (
    <FormProvider {...fields}>
      <LeaveGuard hasChanges={fields.formState.isDirty && !isSuccess} />
      <Form onSubmit={submit} label={t`Application`}>
        <About roles={roles} />
        <IntakeCard />
        <Questions />
        <FormActions sticky>
          <Button href={list}>{t`Cancel`}</Button>
          <ActionButton
            kind="primary"
            submit
            pending={isPending}
            whyNot={programme.is_active ? null : t`This program is no longer active.`}
          >
            {opened ? t`Save` : t`Create`}
          </ActionButton>
        </FormActions>
      </Form>
    </FormProvider>
  );
};

/** APP-06: creates or edits an application form. */
export const ApplicationBuilderPage = ({ id }: { id: number | null }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const form = useApplication(id);
  const roles = useProgrammeRoles(programme.id);
  const title = id === null ? t`New application` : t`Edit application`;
  usePageTitle(title);
  const error = form.error ?? roles.error;
  const ready = roles.data !== undefined && (id === null || form.data !== undefined);
  return (
    <DetailPage
      title={title}
      back={{ href: applicationPages(programme).list, label: t`Applications` }}
      width="narrow"
      lead={id === null ? t`Nobody sees it before you open it.` : t`Answers that were given stay with their questions.`}
    >
      {ready ? (
        <Builder form={form.data ?? null} roles={roles.data} />
      ) : error ? (
        <ErrorState onRetry={() => void Promise.all([form.refetch(), roles.refetch()])} />
      ) : (
        <SkeletonForm />
      )}
    </DetailPage>
  );
};
