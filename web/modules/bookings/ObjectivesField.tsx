import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FieldError, useFieldArray, useFormContext } from 'react-hook-form';
import { requestLimits } from '../../../contract/bookings/values.ts';
import { ActionButton, IconButton } from '../../ui/Button.tsx';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { TextField } from '../../ui/TextField.tsx';

const name = 'learning_objectives_attributes';
/** The part shared by every form that asks for learning objectives. */
interface WithObjectives {
  [name]: { objective: string }[];
}

type ArrayError = (FieldError & { root?: FieldError }) | undefined;
const messageOfAll = (error: unknown) => (error as ArrayError)?.root?.message ?? (error as ArrayError)?.message;

interface Props {
  hint: string;
  /** Why no more can be added, where the documents have other wording for it. */
  fullReason?: string | undefined;
  examples?: readonly string[];
}

/** BKG-30, OFF-08: one to three objectives, bound to the surrounding form. */
export const ObjectivesField = ({ hint, fullReason, examples = [] }: Props) => {
  const { t } = useLingui();
  const { control, formState, register } = useFormContext<WithObjectives>();
  const errors = formState.errors[name];
  const rows = useFieldArray({ control, name });
  const isFull = rows.fields.length >= requestLimits.mostObjectives;
  return (
    <Fieldset label={t`Learning objectives`} hint={hint} required error={messageOfAll(errors)}>
      <Stack gap="sm">
        {rows.fields.map((row, at) => (
          <Row key={row.id} wrap={false} align="start">
            <Grow>
              <TextField
                label={t`Learning objective ${at + 1}`}
                labelHidden
                placeholder={examples[at] ?? ''}
                {...register(`${name}.${at}.objective`)}
                error={errors?.[at]?.objective?.message}
              />
            </Grow>
            <IconButton icon={IconTrash} label={t`Remove objective ${at + 1}`} onPress={() => rows.remove(at)} />
          </Row>
        ))}
        <Row>
          <ActionButton
            kind="quiet"
            size="sm"
            icon={IconPlus}
            whyNot={isFull ? (fullReason ?? t`You can only select up to 3 topics`) : null}
            onPress={() => rows.append({ objective: '' })}
          >
            {t`Add objective`}
          </ActionButton>
        </Row>
      </Stack>
    </Fieldset>
  );
};
