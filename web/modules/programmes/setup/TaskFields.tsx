import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { programmeLimits, taskCategories } from '../../../../contract/programmes/values.ts';
import { ActionButton, IconButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SortableList } from '../../../ui/SortableList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { newTask, type Structure } from './structure.ts';

const useCategoryOptions = () => {
  const { t } = useLingui();
  const words = {
    session: t`Session`,
    assignment: t`Assignment`,
    mentor_class: t`Mentor class`,
    survey: t`Survey`,
  };
  return taskCategories.map((value) => ({ value, label: words[value] }));
};

interface TaskProps {
  module: number;
  at: number;
  number: number;
  controls: ReactNode;
  onRemove: () => void;
}

/** PRG-35, PRG-36 */
const Task = ({ module, at, number, controls, onRemove }: TaskProps) => {
  const { t } = useLingui();
  const { register, control, formState } = useFormContext<Structure>();
  const name = `learning_modules.${module}.learning_module_tasks_attributes.${at}` as const;
  const errors = formState.errors.learning_modules?.[module]?.learning_module_tasks_attributes?.[at];
  const categories = useCategoryOptions();
  return (
    <Card>
      <Stack gap="md">
        <Row gap="sm" wrap={false}>
          {controls}
          <Grow>
            <Text strong size="control">{t`Task ${number}`}</Text>
          </Grow>
          <IconButton icon={IconTrash} label={t`Remove task ${number}`} onPress={onRemove} />
        </Row>
        <FieldRow>
          <TextField label={t`Name`} required error={errors?.name?.message} {...register(`${name}.name`)} />
          <Controller
            control={control}
            name={`${name}.category`}
            render={({ field, fieldState }) => (
              <SelectField
                {...field}
                label={t`Category`}
                required
                options={categories}
                error={fieldState.error?.message}
              />
            )}
          />
        </FieldRow>
        <TextArea
          label={t`Description`}
          required
          minRows={2}
          error={errors?.description?.message}
          {...register(`${name}.description`)}
          max={programmeLimits.taskDescription}
        />
        <FieldRow>
          <TextField label={t`Link name`} error={errors?.link_name?.message} {...register(`${name}.link_name`)} />
          <TextField
            type="url"
            label={t`Link`}
            placeholder="https://www.example.com"
            error={errors?.link_url?.message}
            {...register(`${name}.link_url`)}
          />
        </FieldRow>
      </Stack>
    </Card>
  );
};

/** The tasks of a module, in order. */
export const TaskList = ({ module }: { module: number }) => {
  const { t } = useLingui();
  const { control, getValues } = useFormContext<Structure>();
  const name = `learning_modules.${module}.learning_module_tasks_attributes` as const;
  const { fields, append, remove, update, move } = useFieldArray({ control, name, keyName: 'key' });
  const typed = useWatch({ control, name });
  const shown = fields.flatMap((field, at) => (field._destroy ? [] : [{ ...field, at }]));
  const takeOut = (at: number) => {
    const task = getValues(`${name}.${at}`);
    if (task.id === undefined) remove(at);
    else update(at, { ...task, _destroy: true });
  };
  const full = shown.length >= programmeLimits.tasks;
  return (
    <Stack gap="sm">
      <SortableList
        label={t`Tasks`}
        items={shown.map(({ key, at }, index) => ({ key, name: typed[at]?.name || t`Task ${index + 1}` }))}
        onMove={(from, to) => {
          const [here, there] = [shown[from]?.at, shown[to]?.at];
          if (here !== undefined && there !== undefined) move(here, there);
        }}
      >
        {(index, controls) => {
          const at = shown[index]?.at;
          return at === undefined ? null : (
            <Task module={module} at={at} number={index + 1} controls={controls} onRemove={() => takeOut(at)} />
          );
        }}
      </SortableList>
      <Row>
        <ActionButton
          size="sm"
          icon={IconPlus}
          whyNot={full ? t`That is the most there can be.` : null}
          onPress={() => append(newTask())}
        >
          {t`Add a task`}
        </ActionButton>
      </Row>
    </Stack>
  );
};
