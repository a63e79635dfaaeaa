import { useLingui } from '@lingui/react/macro';
import { IconClipboardList } from '@tabler/icons-react';
import { useState } from 'react';
import type { Survey } from '../../../../contract/surveys/schemas/surveys.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { reasonOf } from '../../../lib/reasons.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { surveyPages } from '../addresses.ts';
import { useDeleteSurvey, useSurveyList } from '../queries.ts';
import { SendDialog } from './SendDialog.tsx';
import { stateTones, useAudienceWords, useStateWords } from './words.ts';

interface Acts {
  onSend: (survey: Survey) => void;
  onDelete: (survey: Survey) => void;
}

const RowActs = ({ survey, onSend, onDelete }: Acts & { survey: Survey }) => {
  const { t } = useLingui();
  const { title, id, status, why_not: whyNot } = survey;
  const page = surveyPages(useThisProgramme()).one(id);
  if (status !== 'draft') return <Button size="sm" href={page} label={t`Results of ${title}`}>{t`Results`}</Button>;
  return (
    <Row gap="xs" justify="end">
      <ActionButton
        size="sm"
        kind="light"
        whyNot={reasonOf(whyNot.send)}
        onPress={() => onSend(survey)}
        label={t`Send ${title}`}
      >
        {t`Send`}
      </ActionButton>
      <Button size="sm" href={page} label={t`Edit ${title}`}>{t`Edit`}</Button>
      <ActionButton
        size="sm"
        kind="quiet"
        whyNot={reasonOf(whyNot.delete)}
        onPress={() => onDelete(survey)}
        label={t`Delete ${title}`}
      >
        {t`Delete`}
      </ActionButton>
    </Row>
  );
};

const State = ({ survey, zone }: { survey: Survey; zone: string }) => {
  const { t } = useLingui();
  const words = useStateWords();
  const { status, send_at: at } = survey;
  return (
    <Stack gap="none" align="start">
      <StatusPill tone={stateTones[status]}>{words[status]}</StatusPill>
      {at !== null && (
        <Text size="meta" tone="secondary">
          {t`Goes out ${shortDay(at, zone)}, ${timeOfDay(at, zone)}`}
        </Text>
      )}
    </Stack>
  );
};

const useColumns = ({ zone, ...acts }: Acts & { zone: string }): Column<Survey>[] => {
  const { t } = useLingui();
  const audience = useAudienceWords();
  return [
    { key: 'title', header: t`Title`, card: 'title', cell: ({ title }) => <Text strong>{title}</Text> },
    { key: 'state', header: t`State`, cell: (survey) => <State survey={survey} zone={zone} /> },
    { key: 'audience', header: t`Who is asked`, cell: audience },
    { key: 'sent', header: t`Sent`, cell: ({ sent_at: at }) => (at === null ? '–' : shortDay(at, zone)) },
    {
      key: 'answers',
      header: t`Answers`,
      cell: ({ sent_count: sent, answered_count: answered }) => (sent === 0 ? '–' : t`${answered} of ${sent}`),
    },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (survey) => <RowActs {...acts} survey={survey} />,
    },
  ];
};

const DeleteDraft = ({ survey, onClose }: { survey: Survey; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useDeleteSurvey();
  const remove = () =>
    mutate(survey, {
      onSuccess: () => {
        toastSuccess(t`Successfully deleted.`);
        onClose();
      },
      onError: (error) => sayFailure(error, t`Failed to delete.`),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={remove}
      title={t`Delete “${survey.title}”?`}
      confirmLabel={t`Delete`}
      pending={isPending}
    >
      {t`Its questions are lost. Nobody has been sent them yet.`}
    </ConfirmDialog>
  );
};

/** NPS-16, B90: every survey of the program with its state, the newest first. */
export const SurveyTable = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { data, error, refetch } = useSurveyList(programme.id);
  const [sent, setSent] = useState<Survey | null>(null);
  const [deleted, setDeleted] = useState<Survey | null>(null);
  const columns = useColumns({ zone: programme.timezone, onSend: setSent, onDelete: setDeleted });
  return (
    <>
      <DataTable
        label={t`Surveys`}
        columns={columns}
        rows={data ?? []}
        rowKey={({ id }) => id}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        errorText={t`Failed to fetch data. Please try again.`}
        onRetry={() => void refetch()}
        empty={
          <EmptyState compact icon={IconClipboardList} title={t`No surveys yet`}>
            {t`Ask your members what works and what does not.`}
          </EmptyState>
        }
      />
      {sent && <SendDialog survey={sent} zone={programme.timezone} onClose={() => setSent(null)} />}
      {deleted && <DeleteDraft survey={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
};
