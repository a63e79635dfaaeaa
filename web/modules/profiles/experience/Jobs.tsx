import { useLingui } from '@lingui/react/macro';
import { IconBriefcase } from '@tabler/icons-react';
import { useState } from 'react';
import type { Job } from '../../../../contract/profiles/schemas/experience.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { later } from '../../../ui/later.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useRemoveJob } from '../queries.ts';
import { EntryList } from './EntryList.tsx';
import { JobDialog } from './JobDialog.tsx';

const ConfirmDialog = later(async () => (await import('../../../ui/ConfirmDialog.tsx')).ConfirmDialog);

const entryOf = (job: Job) => ({
  id: job.id,
  title: job.name,
  place: job.company_name,
  start: job.start_date,
  end: job.end_date,
  goesOn: job.is_current,
  text: job.description,
});

const RemoveJob = ({ job, onClose }: { job: Job; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRemoveJob();
  const remove = () =>
    mutate(job.id, {
      onSuccess: () => {
        toastSuccess(t`Job successfully deleted`);
        onClose();
      },
      onError: (error) => sayFailure(error),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={remove}
      pending={isPending}
      title={t`Delete this job?`}
      confirmLabel={t`Delete`}
    >
      {t`${job.name} at ${job.company_name} will no longer be part of your profile.`}
    </ConfirmDialog>
  );
};

/** PRO-57 to PRO-61: the member's current and past jobs. */
export const Jobs = ({ jobs }: { jobs: readonly Job[] }) => {
  const { t } = useLingui();
  // undefined: closed; null: a new one.
  const [edited, setEdited] = useState<Job | null>();
  const [removed, setRemoved] = useState<Job>();
  const jobById = (id: number) => jobs.find((job) => job.id === id);
  return (
    <>
      <EntryList
        title={t`Work experience`}
        icon={IconBriefcase}
        emptyTitle={t`No work experience yet`}
        empty={t`Add your jobs, so that others see where you come from.`}
        entries={jobs.map(entryOf)}
        onAdd={() => setEdited(null)}
        onEdit={(id) => setEdited(jobById(id))}
        onRemove={(id) => setRemoved(jobById(id))}
      />
      {edited !== undefined && <JobDialog job={edited} onClose={() => setEdited(undefined)} />}
      {removed && <RemoveJob job={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
};
