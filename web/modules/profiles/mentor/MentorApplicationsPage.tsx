import { useLingui } from '@lingui/react/macro';
import { IconLock, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { MentorApplication } from '../../../../contract/profiles/schemas/mentoring.ts';
import { CallRefused, refusalOf } from '../../../lib/call.ts';
import { shortDay } from '../../../lib/time.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useMentorApplications } from '../queries.ts';
import { ApplicationDialog } from './ApplicationDialog.tsx';

type ApplicationStatus = MentorApplication['status'];

const useStatusWords = () => {
  const { t } = useLingui();
  return {
    pending: { label: t`Pending`, tone: 'orange', empty: t`No application is waiting` },
    approved: { label: t`Approved`, tone: 'green', empty: t`No application was approved yet` },
    rejected: { label: t`Rejected`, tone: 'red', empty: t`No application was rejected` },
  } as const;
};

const useColumns = (zone: string, onReview: (application: MentorApplication) => void): Column<MentorApplication>[] => {
  const { t } = useLingui();
  const words = useStatusWords();
  return [
    {
      key: 'applicant',
      header: t`Applicant`,
      card: 'title',
      cell: ({ user }) => <PersonRow name={user.full_name} src={user.profile_photo_url} meta={user.email} />,
    },
    { key: 'job', header: t`Job title`, cell: (row) => row.job_title },
    { key: 'company', header: t`Company`, cell: (row) => row.company },
    { key: 'experience', header: t`Experience`, cell: (row) => row.working_experience },
    { key: 'applied', header: t`Applied on`, cell: (row) => shortDay(row.application_date, zone) },
    {
      key: 'status',
      header: t`Status`,
      card: 'end',
      cell: ({ status }) => <StatusPill tone={words[status].tone}>{words[status].label}</StatusPill>,
    },
    {
      key: 'review',
      header: t`Review`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (row) => (
        <Button size="sm" kind="light" label={t`Review ${row.user.full_name}`} onPress={() => onReview(row)}>
          {row.status === 'pending' ? t`Review` : t`Read`}
        </Button>
      ),
    },
  ];
};

interface Props {
  status: ApplicationStatus;
  page: number;
  zone: string;
  hrefOf: (status: ApplicationStatus) => string;
  onPage: (page: number) => void;
}

/** B10: the people who want to become mentors; a platform admin reads and decides. */
export const MentorApplicationsPage = ({ status, page, zone, hrefOf, onPage }: Props) => {
  const { t } = useLingui();
  const words = useStatusWords();
  const [reviewed, setReviewed] = useState<MentorApplication | null>(null);
  const { data, error, refetch } = useMentorApplications(status, page);
  const columns = useColumns(zone, setReviewed);
  if (error instanceof CallRefused && error.status === 403)
    return (
      <ListPage title={t`Mentor applications`} width="admin">
        <EmptyState icon={IconLock} title={error.refusal.error} />
      </ListPage>
    );
  const tabs = (['pending', 'approved', 'rejected'] as const).map((key) => ({
    key,
    label: words[key].label,
    count: data?.counts[key],
    href: hrefOf(key),
  }));
  return (
    <ListPage title={t`Mentor applications`} lead={t`Members who want to mentor on the platform.`} width="admin">
      <DataTable
        label={t`Mentor applications`}
        columns={columns}
        rows={data?.data ?? []}
        rowKey={(row) => row.id}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        errorText={refusalOf(error)?.error ?? null}
        onRetry={() => void refetch()}
        empty={<EmptyState compact icon={IconUserCheck} title={words[status].empty} />}
        tabs={<Tabs label={t`Status`} items={tabs} active={status} />}
        page={page}
        pages={data?.max_pages ?? 1}
        onPage={onPage}
      />
      {reviewed && <ApplicationDialog application={reviewed} onClose={() => setReviewed(null)} />}
    </ListPage>
  );
};
