import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { serverNow } from '../../../lib/clock.ts';
import { dayIn, plainDay } from '../../../lib/time.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DateField } from '../../../ui/dateFields.tsx';
import { FieldRow } from '../../../ui/Form.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useLastDay } from '../settings/last-day.ts';
import type { Structure } from './structure.ts';
import { TaskList } from './TaskFields.tsx';

/** The dates of the module, and the number of its tasks. */
const Summary = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const { control } = useFormContext<Structure>();
  const {
    start_date: start,
    end_date: end,
    learning_module_tasks_attributes: tasks,
  } = useWatch({
    control,
    name: `learning_modules.${at}`,
  });
  const count = tasks.filter(({ _destroy }) => !_destroy).length;
  const dates = start && end ? `${plainDay(start)} – ${plainDay(end)}` : t`No dates yet`;
  return (
    <Text size="meta" tone="secondary">
      {dates} · {count === 1 ? t`1 task` : t`${count} tasks`}
    </Text>
  );
};

/** PRG-34: within the programme; the server checks that no two share a day. */
const ModuleDates = ({ at }: { at: number }) => {
  const { t } = useLingui();
  const { control } = useFormContext<Structure>();
  const [start, from] = useWatch({ control, name: ['program.start_date', `learning_modules.${at}.start_date`] });
  const last = useLastDay();
  const today = dayIn(serverNow(), useWatch({ control, name: 'program.timezone' }));
  const ends = [
    ['start_date', t`Start date`, start],
    ['end_date', t`End date`, from ?? start],
  ] as const;
  return (
    <FieldRow>
      {ends.map(([name, label, min]) => (
        <Controller
          key={name}
          control={control}
          name={`learning_modules.${at}.${name}`}
          render={({ field: { ref: _ref, ...field }, fieldState }) => (
            <DateField
              {...field}
              label={label}
              required
              today={today}
              {...(min && { min })}
              {...(last && { max: last })}
              error={fieldState.error?.message}
            />
          )}
        />
      ))}
    </FieldRow>
  );
};

interface Props {
  at: number;
  number: number;
  controls: ReactNode;
  open: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** PRG-33: a module with its tasks; collapsed, it is one line. */
export const ModuleFields = ({ at, number, controls, open, onToggle, onRemove }: Props) => {
  const { t } = useLingui();
  const { register, control, formState } = useFormContext<Structure>();
  const errors = formState.errors.learning_modules?.[at];
  const name = useWatch({ control, name: `learning_modules.${at}.name` });
  const title = name.trim() || t`Module ${number}`;
  // A module with an error is never collapsed.
  const shown = open || errors !== undefined;
  return (
    <Card>
      <Stack gap="md">
        <Row gap="sm" wrap={false}>
          {controls}
          <Grow>
            <Heading level={3} look="small">
              {title}
            </Heading>
            <Summary at={at} />
          </Grow>
          <IconButton
            icon={shown ? IconChevronUp : IconChevronDown}
            label={shown ? t`Fold ${title}` : t`Edit ${title}`}
            onPress={onToggle}
          />
          <IconButton icon={IconTrash} label={t`Remove ${title}`} onPress={onRemove} />
        </Row>
        {shown && (
          <>
            <TextField
              label={t`Module name`}
              required
              error={errors?.name?.message}
              {...register(`learning_modules.${at}.name`)}
            />
            <ModuleDates at={at} />
            <Controller
              control={control}
              name={`learning_modules.${at}.description`}
              render={({ field: { value, onChange }, fieldState }) => (
                <RichText
                  label={t`Module description`}
                  value={value}
                  onChange={onChange}
                  error={fieldState.error?.message}
                />
              )}
            />
            <Text strong size="control">
              <Trans>Tasks</Trans>
            </Text>
            <TaskList module={at} />
          </>
        )}
      </Stack>
    </Card>
  );
};
