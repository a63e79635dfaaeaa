import { Plural, useLingui } from '@lingui/react/macro';
import { IconUsersPlus } from '@tabler/icons-react';
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
import { FirstLineQuestion } from './FirstLineQuestion.tsx';
import { leftOutAddress, type Shown, useImport, useMapImport, useRunImport } from './queries.ts';
import { RoleNamesCard } from './RoleNamesCard.tsx';
import { RowsTable } from './RowsTable.tsx';
import { SheetChoice } from './SheetChoice.tsx';

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
        one="# person is waiting, because this program has sent as many emails as it may in a day."
        other="# people are waiting, because this program has sent as many emails as it may in a day."
      />{' '}
      {t`It continues automatically on ${day} at ${time}. You can leave this page.`}
    </Notice>
  );
};

const Progress = ({ data, zone }: { data: ParticipantImport; zone: string }) => {
  const { t } = useLingui();
  const { added, invited, ready } = data.counts;
  const done = added + invited;
  const all = done + ready;
  const until = data.waits_until;
  return (
    <Stack gap="lg">
      <ProgressBar value={all === 0 ? 100 : (100 * done) / all} label={t`Adding people`} note={t`${done} of ${all}`} />
      {until !== null && <Waiting ready={ready} until={until} zone={zone} />}
    </Stack>
  );
};

/** Said before anything is sent. */
const MoreThanToday = ({ data: { counts, emails_left: left } }: { data: ParticipantImport }) => {
  if (counts.ready <= left) return null;
  return (
    <Notice tone="info">
      <Plural
        value={left}
        _0="This program has sent as many emails as it may in a day. The people of this file follow automatically over the next days."
        one="This program can send # more email today. The others follow automatically over the next days."
        other="This program can send # more emails today. The others follow automatically over the next days."
      />
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
    </Notice>
  );
};

const FirstLine = ({ of, data }: { of: { programId: number; importId: number }; data: ParticipantImport }) => {
  const { mutate, isPending, error, variables } = useMapImport(of);
  const { mapping, role_id: roleId, first_lines: lines } = data;
  return (
    <FirstLineQuestion
      {...{ lines, error }}
      pending={isPending ? (variables.has_headings ?? null) : null}
      onSay={(hasHeadings) => mutate({ mapping, role_id: roleId, has_headings: hasHeadings })}
    />
  );
};

const LastLookDialog = later(async () => (await import('./LastLookDialog.tsx')).LastLookDialog);

interface RunProps {
  of: { programId: number; importId: number };
  data: ParticipantImport;
  zone: string;
  run: ReturnType<typeof useRunImport>;
  onAgain: () => void;
}

/** Whoever adds or invites people looks at it once more; a file that only says more about members sends nothing. */
const RunBar = ({ of, data, zone, run, onAgain }: RunProps) => {
  const { t } = useLingui();
  const [looking, setLooking] = useState(false);
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
        whyNot={data.headings === 'asked' ? t`Say first whether the first line is a line of headings.` : nobody}
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
  of: { programId: number; importId: number };
  data: ParticipantImport;
}

/** How the file is read: its sheet, its first line, its columns and its words for roles. */
const Choices = ({ of, data, ...page }: ChoicesProps) => (
  <>
    <SheetChoice programId={of.programId} data={data} {...page} />
    {data.headings === 'asked' && <FirstLine of={of} data={data} />}
    <ColumnsCard key={data.id} of={of} data={data} />
    <RoleNamesCard of={of} data={data} />
    <AdminsCard of={of} data={data} />
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
  return (
    <>
      <Choices {...{ of, data, file, onImport, onAgain }} />
      <MoreThanToday data={data} />
      <MoreAboutMembers data={data} />
      {run.error && <Notice tone="error">{refusalOf(run.error)?.error}</Notice>}
      <RunBar {...{ of, data, run, onAgain }} zone={programme.timezone} />
    </>
  );
};

/** People are being added, or have been; as long as nobody has signed in that can be undone. */
const Begun = ({ programme, of, data, onAgain }: StageProps) => (
  <>
    {data.status === 'running' && <Progress data={data} zone={programme.timezone} />}
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
