import { Plural, useLingui } from '@lingui/react/macro';
import { IconPlayerStop, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import type { ProgrammeView } from '../../../../contract/programmes/schemas/programme.ts';
import { refusalOf } from '../../../lib/call.ts';
import { adminPath } from '../../../lib/paths.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonDetail } from '../../../ui/Skeletons.tsx';
import { ErrorState, ProgressBar } from '../../../ui/States.tsx';
import { AdminsCard } from './AdminsCard.tsx';
import { Held } from './Held.tsx';
import { Undo } from './Undo.tsx';
import { later } from '../../../ui/later.tsx';
import { ColumnsCard } from './ColumnsCard.tsx';
import { HeadingsQuestion } from './HeadingsQuestion.tsx';
import { leftOutAddress, type Of, type Shown, useImport, useRunImport, useStopImport } from './queries.ts';
import { RoleNamesCard } from './RoleNamesCard.tsx';
import { RowsTable } from './RowsTable.tsx';
import { SheetChoice } from './SheetChoice.tsx';
import { useChoices } from './useChoices.ts';

interface Props {
  programme: ProgrammeView;
  importId: number;
  file: File | null;
  onImport: (importId: number) => void;
  onAgain: () => void;
}

/** B09: the program has sent what it may send in a day. */
const Waiting = ({ ready, until, zone }: { ready: number; until: string; zone: string }) => {
  const { t } = useLingui();
  const [day, time] = [shortDay(until, zone), timeOfDay(until, zone)];
  return (
    <Notice tone="info">
      <Plural
        value={ready}
        one="# person is waiting, because files have sent as many emails as they may in a day."
        other="# people are waiting, because files have sent as many emails as they may in a day."
      />{' '}
      {t`It continues automatically on ${day} at ${time}. You can leave this page.`}
    </Notice>
  );
};

const Progress = ({ of, data, zone }: { of: Of; data: ParticipantImport; zone: string }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useStopImport(of);
  const { added, invited, ready } = data.counts;
  const done = added + invited;
  const all = done + ready;
  const until = data.waits_until;
  return (
    <Stack gap="lg">
      <ProgressBar value={all === 0 ? 100 : (100 * done) / all} label={t`Adding people`} note={t`${done} of ${all}`} />
      {until !== null && <Waiting ready={ready} until={until} zone={zone} />}
      <Row justify="end">
        <Button icon={IconPlayerStop} pending={isPending} onPress={() => mutate()}>{t`Stop`}</Button>
      </Row>
    </Stack>
  );
};

const hasBegun = ({ counts }: ParticipantImport) => counts.added + counts.invited > 0;

/** Whoever is in already stays so unless the import is undone, and the file is read as before. */
const Stopped = ({ of, data: { counts } }: { of: Of; data: ParticipantImport }) => {
  const { t } = useLingui();
  const done = counts.added + counts.invited;
  const all = done + counts.ready;
  return (
    <Notice tone="info" action={<Undo of={of} />}>
      {t`This import is stopped: ${done} of ${all} people were added or invited. You can go on with the others, or take those back.`}
    </Notice>
  );
};

/** Said before anything is sent. */
const MoreThanToday = ({ data: { counts, emails_left: left } }: { data: ParticipantImport }) => {
  const { t } = useLingui();
  if (counts.ready <= left) return null;
  return (
    <Notice tone="info">
      <Plural
        value={left}
        _0="Files have sent as many emails as they may in a day. The people of this file follow automatically over the next days."
        one="# email of this file can go out today. The others follow automatically over the next days."
        other="# emails of this file can go out today. The others follow automatically over the next days."
      />{' '}
      {t`Invitations that you send by hand are not held up.`}
    </Notice>
  );
};

const Done = ({ data, programme, onAgain }: { data: ParticipantImport } & Pick<Props, 'programme' | 'onAgain'>) => {
  const { t } = useLingui();
  return (
    <Notice
      tone="success"
      action={
        <Row>
          <Button onPress={onAgain}>{t`Another file`}</Button>
          <Button kind="primary" href={adminPath(programme, 'user_management')}>{t`See the participants`}</Button>
        </Row>
      }
    >
      {data.counts.added + data.counts.invited === 0 && t`The details of the members are up to date.`}
      {data.counts.added > 0 && (
        <>
          <Plural value={data.counts.added} one="# person was added" other="# people were added" />
          {t`, because your company knows them already. They get an email that says so.`}{' '}
        </>
      )}
      {data.counts.invited > 0 && (
        <Plural
          value={data.counts.invited}
          one="# person was invited by email and can join with the link in it."
          other="# people were invited by email and can join with the link in it."
        />
      )}
      {data.not_emailed > 0 && (
        <>
          {' '}
          <Plural
            value={data.not_emailed}
            one="One of them has had many invitations lately, so we did not email them. You can write to them again another day."
            other="# of them have had many invitations lately, so we did not email them. You can write to them again another day."
          />
        </>
      )}
    </Notice>
  );
};

const LastLookDialog = later(async () => (await import('./LastLookDialog.tsx')).LastLookDialog);

interface RunProps {
  of: Of;
  data: ParticipantImport;
  zone: string;
  run: ReturnType<typeof useRunImport>;
  /** A choice is still being checked: what would happen now is not what is shown. */
  isChecking: boolean;
  onAgain: () => void;
}

/** Whoever adds or invites people looks at it once more; a file that only says more about members sends nothing. */
const RunBar = ({ of, data, zone, run, isChecking, onAgain }: RunProps) => {
  const { t } = useLingui();
  const [looking, setLooking] = useState(false);
  const checking = isChecking ? t`The rows are being checked again.` : null;
  const { ready } = data.counts;
  const { members_with_details: known } = data;
  const nobody = ready === 0 && known === 0 ? t`No row of this file can be added.` : null;
  return (
    <Row justify="end">
      <Button onPress={onAgain}>{t`Another file`}</Button>
      <ActionButton
        kind="primary"
        icon={IconUsersPlus}
        pending={run.isPending}
        whyNot={data.headings === 'asked' ? t`Say first which line has the headings.` : (checking ?? nobody)}
        onPress={() => (ready === 0 ? run.mutate() : setLooking(true))}
      >
        {ready === 0 && known > 0 ? (
          <Plural value={known} one="Update # member" other="Update # members" />
        ) : (
          <Plural value={ready} one="Add # person" other="Add # people" />
        )}
      </ActionButton>
      {looking && <LastLookDialog {...{ of, zone }} onClose={() => setLooking(false)} />}
    </Row>
  );
};

/** Said before it happens: members are not added again, but what the file says about their work is kept. */
const MoreAboutMembers = ({ data: { members_with_details: known } }: { data: ParticipantImport }) =>
  known > 0 && (
    <Notice tone="info">
      <Plural
        value={known}
        one="# member of the program gets the details of their work from this file. Empty cells change nothing."
        other="# members of the program get the details of their work from this file. Empty cells change nothing."
      />
    </Notice>
  );

interface ChoicesProps extends Pick<Props, 'file' | 'onImport' | 'onAgain'> {
  of: Of;
  choices: ReturnType<typeof useChoices>;
  data: ParticipantImport;
}

/** How the file is read: its sheet, its first line, its columns and its words for roles. */
const ChoiceCards = ({ of, data, choices, ...page }: ChoicesProps) => (
  <>
    <SheetChoice programId={of.programId} data={data} {...page} />
    {data.headings === 'asked' && (
      <HeadingsQuestion
        lines={data.first_lines}
        error={choices.error}
        pending={choices.headingLine}
        onSay={(line) => choices.choose({ heading_line: line })}
      />
    )}
    <ColumnsCard key={data.id} choices={choices} data={data} />
    <RoleNamesCard programId={of.programId} choices={choices} data={data} />
    <AdminsCard choices={choices} data={data} />
  </>
);

const Undone = ({ onAgain }: Pick<Props, 'onAgain'>) => {
  const { t } = useLingui();
  return (
    <Notice tone="info" action={<Button onPress={onAgain}>{t`Another file`}</Button>}>
      {t`This import was undone: its people left the program, and its invitations no longer work.`}
    </Notice>
  );
};

type StageProps = Omit<Props, 'importId'> & Pick<ChoicesProps, 'of' | 'data'>;

/** Nothing has been decided: everything can be chosen, and looked at once more. */
const Draft = ({ programme, of, data, file, onImport, onAgain }: StageProps) => {
  const run = useRunImport(of);
  const choices = useChoices(of, data);
  return (
    <>
      {hasBegun(data) ? (
        <Stopped of={of} data={data} />
      ) : (
        <ChoiceCards {...{ of, data, file, choices, onImport, onAgain }} />
      )}
      <MoreThanToday data={data} />
      <MoreAboutMembers data={data} />
      {run.error && <Notice tone="error">{refusalOf(run.error)?.error}</Notice>}
      <RunBar {...{ of, data, run, onAgain }} isChecking={choices.isPending} zone={programme.timezone} />
    </>
  );
};

/** People are being added, or have been; as long as nobody has signed in that can be undone. */
const Begun = ({ programme, of, data, onAgain }: StageProps) => (
  <>
    {data.status === 'running' && <Progress of={of} data={data} zone={programme.timezone} />}
    {data.status === 'done' && <Done {...{ data, programme, onAgain }} />}
    {data.counts.added + data.counts.invited > 0 && (
      <Row justify="end">
        <Undo of={of} />
      </Row>
    )}
  </>
);

const Stage = (props: StageProps) => {
  const { programme, of, data, onAgain } = props;
  if (data.status === 'draft') return <Draft {...props} />;
  if (data.status === 'waiting') return <Held {...{ of, data }} zone={programme.timezone} />;
  if (data.status === 'undone') return <Undone onAgain={onAgain} />;
  return <Begun {...props} />;
};

/** A file that has been read: its columns, what will happen to each row, and the progress of the import. */
export const CheckedFile = ({ importId, ...props }: Props) => {
  const [shown, setShown] = useState<Shown>({});
  const of = { programId: props.programme.id, importId };
  const { data, error, refetch, table } = useImport(of, shown);
  if (data === undefined)
    return error ? <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} /> : <SkeletonDetail />;
  return (
    <Stack gap="lg">
      <Stage {...props} {...{ of, data }} />
      <RowsTable leftOut={leftOutAddress(of)} counts={data.counts} table={table} shown={shown} onShow={setShown} />
    </Stack>
  );
};
