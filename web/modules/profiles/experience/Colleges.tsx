import { useLingui } from '@lingui/react/macro';
import { IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import type { College } from '../../../../contract/profiles/schemas/experience.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { later } from '../../../ui/later.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useEducationLevels } from '../../reference/index.ts';
import { useRemoveCollege } from '../queries.ts';
import { CollegeDialog } from './CollegeDialog.tsx';
import { EntryList } from './EntryList.tsx';

const ConfirmDialog = later(async () => (await import('../../../ui/ConfirmDialog.tsx')).ConfirmDialog);

const RemoveCollege = ({ college, onClose }: { college: College; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRemoveCollege();
  const remove = () =>
    mutate(college.id, {
      onSuccess: () => {
        toastSuccess(t`University successfully deleted`);
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
      title={t`Delete this university?`}
      confirmLabel={t`Delete`}
    >
      {t`${college.program_name} at ${college.university_name} will no longer be part of your profile.`}
    </ConfirmDialog>
  );
};

/** PRO-57, PRO-62 to PRO-68: the member's education. */
export const Colleges = ({ colleges }: { colleges: readonly College[] }) => {
  const { t } = useLingui();
  const levels = useEducationLevels();
  // undefined: closed; null: a new one.
  const [edited, setEdited] = useState<College | null>();
  const [removed, setRemoved] = useState<College>();
  const collegeById = (id: number) => colleges.find((college) => college.id === id);
  const levelOf = (value: string) => levels.find((level) => level.value === value)?.label ?? value;
  const entryOf = (college: College) => ({
    id: college.id,
    title: college.university_name,
    place:
      college.level === 'not_specified' ? college.program_name : `${levelOf(college.level)}, ${college.program_name}`,
    start: college.start_date,
    end: college.end_date,
    goesOn: college.study_status === 1,
  });
  return (
    <>
      <EntryList
        title={t`Education`}
        icon={IconSchool}
        emptyTitle={t`No education yet`}
        empty={t`Add where you study or studied.`}
        entries={colleges.map(entryOf)}
        onAdd={() => setEdited(null)}
        onEdit={(id) => setEdited(collegeById(id))}
        onRemove={(id) => setRemoved(collegeById(id))}
      />
      {edited !== undefined && <CollegeDialog college={edited} onClose={() => setEdited(undefined)} />}
      {removed && <RemoveCollege college={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
};
