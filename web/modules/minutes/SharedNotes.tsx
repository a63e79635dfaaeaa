import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { Minutes } from '../../../contract/minutes/schemas.ts';
import { minutesLimits } from '../../../contract/minutes/values.ts';
import { LeaveGuard } from '../../lib/LeaveGuard.tsx';
import { shortDay, timeOfDay } from '../../lib/time.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { useViewerZone } from '../accounts/index.ts';
import { useWriteNotes } from './queries.ts';

const LastChange = ({ notes }: Pick<Minutes, 'notes'>) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { changed_at: at, changed_by: name } = notes;
  if (at === null) return null;
  const when = `${shortDay(at, zone)}, ${timeOfDay(at, zone)}`;
  return (
    <Text size="meta" tone="secondary">
      {name === null ? t`Last changed: ${when}` : t`Last changed by ${name}: ${when}`}
    </Text>
  );
};

interface ConflictProps {
  theirs: string;
  onTakeTheirs: () => void;
  onKeepMine: () => unknown;
}

/** Nobody overwrites what they have not read, and nothing that was typed is lost. */
const Conflict = ({ theirs, onTakeTheirs, onKeepMine }: ConflictProps) => {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      title={t`The notes were changed while you were writing`}
      action={
        <Row gap="sm">
          <Button size="sm" onPress={onTakeTheirs}>{t`Take theirs`}</Button>
          <Button size="sm" onPress={onKeepMine}>{t`Keep mine, and replace theirs`}</Button>
        </Row>
      }
    >
      <Stack gap="xs">
        <Text size="control">{t`They say now:`}</Text>
        <Text typed size="control">
          {theirs === '' ? t`Nothing` : theirs}
        </Text>
      </Stack>
    </Notice>
  );
};

/** Null until something is typed: what is stored may change in another window. */
const untouched = { body: null as string | null, basedOn: 0 };

const useDraft = ({ booking_id: bookingId, notes: { body: stored, version } }: Minutes) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useWriteNotes(bookingId);
  const { form, errors, submit } = useSubmit({
    values: untouched,
    toWire: ({ body, basedOn }) => ({ body: body ?? stored, version: basedOn }),
    send: (wire) => mutateAsync(wire),
    said: () => t`Notes saved`,
    done: ({ notes }, { typed }) => {
      // What was typed meanwhile is based on what has been saved.
      if (form.getValues('body') === typed.body) form.reset(untouched);
      else form.setValue('basedOn', notes.version);
    },
  });
  const draft = useWatch({ control: form.control });
  const body = draft.body ?? null;
  const type = (text: string) => {
    if (body === null) form.setValue('basedOn', version);
    form.setValue('body', text);
  };
  return {
    text: body ?? stored,
    isNew: body !== null && body !== stored,
    isOvertaken: body !== null && body !== stored && draft.basedOn !== version,
    error: errors.body?.message,
    isPending,
    type,
    submit,
    takeTheirs: () => form.reset(untouched),
    keepMine: () => {
      form.setValue('basedOn', version);
      return submit();
    },
  };
};

const Editor = ({ minutes }: { minutes: Minutes }) => {
  const { t } = useLingui();
  const draft = useDraft(minutes);
  const { notes } = minutes;
  const whyNot = draft.isOvertaken ? t`Decide first which of the two texts stays` : t`There is nothing new to save`;
  return (
    <Stack gap="sm">
      <LeaveGuard hasChanges={draft.isNew} />
      <TextArea
        label={t`Shared notes`}
        labelHidden
        placeholder={t`What you want to remember together`}
        value={draft.text}
        max={minutesLimits.notes}
        error={draft.error}
        onChange={({ target }) => draft.type(target.value)}
      />
      <Row justify={notes.changed_at === null ? 'end' : 'between'}>
        <LastChange notes={notes} />
        <ActionButton
          kind="light"
          size="sm"
          pending={draft.isPending}
          whyNot={draft.isNew && !draft.isOvertaken ? null : whyNot}
          onPress={() => draft.submit()}
        >
          {t`Save notes`}
        </ActionButton>
      </Row>
      {/* Below what was the next stop: nobody presses what has just appeared there. */}
      <div role="alert">
        {draft.isOvertaken && (
          <Conflict theirs={notes.body} onTakeTheirs={draft.takeTheirs} onKeepMine={draft.keepMine} />
        )}
      </div>
    </Stack>
  );
};

/** Notes of a session that everyone in it writes together. */
export const SharedNotes = ({ minutes }: { minutes: Minutes }) => {
  const { t } = useLingui();
  const { notes, why_not: whyNot } = minutes;
  const isClosed = whyNot.write !== null;
  if (isClosed && notes.body === '') return null;
  return (
    <SectionCard title={t`Shared notes`} hint={t`Everyone in the session sees and writes them.`} level={3}>
      {isClosed ? (
        <Text typed>
          <LinkedText>{notes.body}</LinkedText>
        </Text>
      ) : (
        <Editor minutes={minutes} />
      )}
    </SectionCard>
  );
};
