import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MinutesKind } from '../../../contract/minutes/values.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Grow, Row } from '../../ui/Layout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Added } from './Added.tsx';
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
  const [added, setAdded] = useState('');
  const { mutateAsync, isPending } = useAddLine(bookingId);
  const { form, submit } = useSubmit({
    values: { body: '' },
    // What is pasted from a table or a list is one line.
    toWire: ({ body }) => ({ kind, body: body.replaceAll(/\s+/gu, ' ') }),
    send: (wire, keyFor) => mutateAsync({ body: wire, key: keyFor(wire) }),
    done: (_answer, sent) => {
      setAdded(sent.typed.body);
      // The list above has grown by a line.
      setTimeout(() => document.activeElement?.scrollIntoView({ block: 'nearest' }), 50);
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
            error={form.formState.errors.body?.message}
          />
        </Grow>
        <Button submit kind="light" pending={isPending} label={label}>
          {t`Add`}
        </Button>
      </Row>
      <Added line={added} />
    </Form>
  );
};
