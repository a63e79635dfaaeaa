import { useLingui } from '@lingui/react/macro';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { participantBands, type TemplateType, templateTypes } from '../../../../contract/programmes/values.ts';
import { FieldRow } from '../../../ui/Form.tsx';
import { Divider, Stack } from '../../../ui/Layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { DateFields } from '../settings/DateFields.tsx';
import { ModulesEditor } from './ModulesEditor.tsx';
import { StepForm } from './StepForm.tsx';
import { structureBody, type Structure, structureOf } from './structure.ts';
import { useTemplate } from './use-template.ts';

const useWords = () => {
  const { t } = useLingui();
  return {
    bands: { less_than_20: t`Less than 20`, '20_to_80': t`20 to 80`, more_than_80: t`More than 80` },
    templates: {
      create_my_own: t`Create my own`,
      employee_engagement_programme: t`Employee engagement program`,
      entrepreneurship_programme: t`Entrepreneurship program`,
      youth_employability_programme: t`Youth employability program`,
    } satisfies Record<TemplateType, string>,
  };
};

const Fields = () => {
  const { t } = useLingui();
  const { control, getValues } = useFormContext<Structure>();
  const list = useFieldArray({ control, name: 'learning_modules', keyName: 'key' });
  const template = useTemplate(list.replace);
  const words = useWords();
  return (
    <>
      <DateFields fromToday />
      <FieldRow>
        <Controller
          control={control}
          name="program.no_of_participants"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t`Number of participants`}
              required
              options={participantBands.map((value) => ({ value, label: words.bands[value] }))}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="program.template_type"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              onChange={(value) => {
                field.onChange(value);
                if (value) template.follow(value as TemplateType);
              }}
              label={t`Program type`}
              required
              hint={t`Brings modules, services and questions that you can change.`}
              options={templateTypes.map((value) => ({ value, label: words.templates[value] }))}
              error={fieldState.error?.message}
            />
          )}
        />
      </FieldRow>
      <Divider />
      <Stack gap="xs">
        <Heading level={2} look="card">{t`Learning modules`}</Heading>
        <Text size="control" tone="secondary">
          {t`They follow each other within the program and share no day.`}
        </Text>
      </Stack>
      <ModulesEditor list={list} onFill={() => void template.fill(getValues('program.template_type'))} />
    </>
  );
};

/** PRG-24 */
export const StructureStep = ({ programme }: { programme: Programme }) => {
  const { t } = useLingui();
  return (
    <StepForm
      programme={programme}
      step="structure"
      title={t`Program structure`}
      lead={t`When it goes on, for how many, and what happens in between.`}
      toValues={structureOf}
      toBody={structureBody}
    >
      <Fields />
    </StepForm>
  );
};
