import { useLingui } from '@lingui/react/macro';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { problemsIn } from '../../../lib/schemas.ts';
import { ActionButton, Button, IconButton } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Fieldset } from '../../../ui/Fieldset.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useEditBrief } from '../acts/queries.ts';
import { fieldsRefused } from '../refusals.ts';

/** B50 */
const longestBrief = 1000;
const mostPoints = 10;

type Problems = Readonly<Record<string, string>>;

const schema = () => import('../../../../contract/bookings/schemas/acts.ts').then(({ editBrief }) => editBrief.body);

/** The contract's own messages, by field ('brief', 'discussion_points.2'). */
const problemsOf = async (brief: string, points: readonly string[]): Promise<Problems> => {
  const problems = await problemsIn(schema, { brief, discussion_points: points });
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
};

const useBrief = (booking: Booking) => {
  const [brief, setBrief] = useState(booking.brief ?? '');
  const [points, setPoints] = useState<readonly string[]>(booking.discussion_points);
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending } = useEditBrief(booking.id);
  const save = async () => {
    const kept = points.filter((point) => point.trim() !== '');
    const found = await problemsOf(brief, kept);
    setPoints(kept);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    mutate(
      { brief, discussion_points: [...kept] },
      { onError: (failure) => setProblems(fieldsRefused(failure) ?? {}) },
    );
  };
  const put = (at: number, text: string) => setPoints((now) => now.map((point, one) => (one === at ? text : point)));
  const remove = (at: number) => setPoints((now) => now.filter((_, one) => one !== at));
  const add = () => setPoints((now) => [...now, '']);
  return { brief, setBrief, points, put, remove, add, problems, save, isPending };
};

const BriefForm = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { brief, setBrief, points, put, remove, add, problems, save, isPending } = useBrief(booking);
  return (
    <Stack gap="md">
      <TextArea
        label={t`Introduction`}
        placeholder={t`Who you are, and where you stand`}
        value={brief}
        max={longestBrief}
        error={problems['brief']}
        onChange={(event) => setBrief(event.target.value)}
      />
      <Fieldset label={t`Discussion points`} error={problems['discussion_points']}>
        <Stack gap="sm">
          {points.map((point, at) => (
            <Row key={at} wrap={false} align="start">
              <Grow>
                <TextField
                  label={t`Discussion point ${at + 1}`}
                  labelHidden
                  value={point}
                  error={problems[`discussion_points.${at}`]}
                  onChange={(event) => put(at, event.target.value)}
                />
              </Grow>
              <IconButton icon={IconTrash} label={t`Remove point ${at + 1}`} onPress={() => remove(at)} />
            </Row>
          ))}
          <Row justify="between">
            <ActionButton
              kind="quiet"
              size="sm"
              icon={IconPlus}
              whyNot={points.length >= mostPoints ? t`You can add up to 10 points` : null}
              onPress={add}
            >
              {t`Add point`}
            </ActionButton>
            <Button kind="light" size="sm" pending={isPending} onPress={save}>
              {t`Save`}
            </Button>
          </Row>
        </Stack>
      </Fieldset>
    </Stack>
  );
};

const BriefToRead = ({ booking: { brief, discussion_points: points } }: { booking: Booking }) => {
  const { t } = useLingui();
  if (!brief && points.length === 0) return <Text tone="secondary">{t`Nothing was added.`}</Text>;
  return (
    <Stack gap="md">
      {brief && <Text typed>{brief}</Text>}
      {points.length > 0 && (
        <Stack gap="sm">
          <Heading level={4}>{t`Discussion points`}</Heading>
          <Stack as="ul" gap="xs">
            {points.map((point, at) => (
              <Text as="li" key={`${at}-${point}`}>
                {point}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
};

/** BKG-118: the mentee can edit it until the session starts, the mentor reads it. */
export const Brief = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const mayWrite = booking.why_not.edit_brief === null;
  return (
    <SectionCard
      title={t`Introduction and discussion points`}
      {...(mayWrite && { hint: t`Your mentor reads this before the session.` })}
      level={3}
    >
      {mayWrite ? <BriefForm key={booking.id} booking={booking} /> : <BriefToRead booking={booking} />}
    </SectionCard>
  );
};
