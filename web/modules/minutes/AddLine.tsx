import { useLingui } from '@lingui/react/macro';
import { minutesLimits } from '../../../contract/minutes/values.ts';
import type { MinutesKind } from '../../../contract/minutes/values.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Grow, Row } from '../../ui/Layout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useAddLine } from './queries.ts';

interface Props {
  bookingId: number;
  kind: MinutesKind;
  label: string;
  placeholder: string;
}

/** One line at a time; the field is ready for the next one. */
export const AddLine = ({ bookingId, kind, label, placeholder }: Props) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useAddLine(bookingId);
  const { form, submit } = useSubmit({
    values: { body: '' },
    send: ({ body }, keyFor) => mutateAsync({ body: { kind, body }, key: keyFor({ kind, body }) }),
    done: (_answer, sent) => {
      // A form that was reset no longer knows its field.
      sent.form.setFocus('body');
      sent.form.reset();
    },
  });
  return (
    <Form onSubmit={submit} label={label}>
      <Row gap="sm" align="start" wrap={false}>
        <Grow>
          <TextField
            {...form.register('body')}
            label={label}
            labelHidden
            placeholder={placeholder}
            maxLength={minutesLimits.line}
            error={form.formState.errors.body?.message}
          />
        </Grow>
        <Button submit kind="light" pending={isPending} label={label}>
          {t`Add`}
        </Button>
      </Row>
    </Form>
  );
};
