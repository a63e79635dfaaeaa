import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useWatch } from 'react-hook-form';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { ActionButton, Button, IconButton } from '../../../ui/Button.tsx';
import { Fieldset } from '../../../ui/Fieldset.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useEditBrief } from '../acts/queries.ts';

/** B50 */
const longestBrief = 1000;
const mostPoints = 10;

const schema = () => import('../../../../contract/bookings/schemas/acts.ts').then(({ editBrief }) => editBrief.body);

interface Typed {
  brief: string;
  discussion_points: readonly string[];
}

const isFilled = (point: string) => point.trim() !== '';

/** An empty line is not sent, so the third point that is sent may stand in the fifth line. */
const lineOf = (points: readonly string[], sent: number) =>
  points.flatMap((point, at) => (isFilled(point) ? [at] : []))[sent] ?? sent;

const fieldOf = (wire: string, { discussion_points: points }: Typed) => {
  const [, sent] = /^discussion_points\.(\d+)$/.exec(wire) ?? [];
  return sent === undefined ? wire : `discussion_points.${lineOf(points, Number(sent))}`;
};

const useBrief = (booking: Booking) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useEditBrief(booking.id);
  const { form, errors, submit } = useSubmit({
    values: { brief: booking.brief ?? '', discussion_points: booking.discussion_points } as Typed,
    schema,
    fieldOf,
    fields: ({ discussion_points: points }) => [
      'brief',
      'discussion_points',
      ...points.map((_point, at) => `discussion_points.${at}` as const),
    ],
    toWire: ({ brief, discussion_points: points }) => ({ brief, discussion_points: points.filter(isFilled) }),
    send: (body) => mutateAsync(body),
    said: () => t`Successfully updated.`,
    done: (_answer, sent) => sent.form.setValue('discussion_points', sent.typed.discussion_points.filter(isFilled)),
    printed: t`Oops, something went wrong.`,
  });
  const { control, setValue } = form;
  const brief = useWatch({ control, name: 'brief' });
  const lines = useWatch({ control, name: 'discussion_points' });
  const change = (next: readonly string[]) => setValue('discussion_points', next);
  const points = {
    put: (at: number, text: string) => change(lines.map((point, one) => (one === at ? text : point))),
    remove: (at: number) => change(lines.filter((_, one) => one !== at)),
    add: () => change([...lines, '']),
  };
  return { form, brief, lines, points, errors, submit, isPending };
};

/** BKG-118: what the mentee writes for the mentor, until the session starts. */
export const BriefForm = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { form, brief, lines, points, errors, submit, isPending } = useBrief(booking);
  return (
    <Stack gap="md">
      <TextArea
        label={t`Introduction`}
        placeholder={t`Who you are, and where you stand`}
        value={brief}
        max={longestBrief}
        error={errors.brief?.message}
        onChange={(event) => form.setValue('brief', event.target.value)}
      />
      <Fieldset label={t`Discussion points`} error={errors.discussion_points?.message}>
        <Stack gap="sm">
          {lines.map((point, at) => (
            <Row key={at} wrap={false} align="start">
              <Grow>
                <TextField
                  label={t`Discussion point ${at + 1}`}
                  labelHidden
                  value={point}
                  error={errors.discussion_points?.[at]?.message}
                  onChange={(event) => points.put(at, event.target.value)}
                />
              </Grow>
              <IconButton icon={IconTrash} label={t`Remove point ${at + 1}`} onPress={() => points.remove(at)} />
            </Row>
          ))}
          <Row justify="between">
            <ActionButton
              kind="quiet"
              size="sm"
              icon={IconPlus}
              whyNot={lines.length >= mostPoints ? t`You can add up to 10 points` : null}
              onPress={points.add}
            >
              {t`Add point`}
            </ActionButton>
            <Button kind="light" size="sm" pending={isPending} onPress={() => submit()}>
              {t`Save`}
            </Button>
          </Row>
        </Stack>
      </Fieldset>
    </Stack>
  );
};
