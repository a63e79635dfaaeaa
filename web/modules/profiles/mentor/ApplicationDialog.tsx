import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MentorApplication } from '../../../../contract/profiles/schemas/mentoring.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { paths } from '../../../lib/paths.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { TagList } from '../../../ui/Pills.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useCareerLevels } from '../../reference/index.ts';
import { useDecideApplication } from '../queries.ts';

const Details = ({ application }: { application: MentorApplication }) => {
  const { t } = useLingui();
  const levels = useCareerLevels();
  const { user, working_experience_level: level } = application;
  const href = user.slug === null ? null : paths.profileOf({ user_type: user.user_type, slug: user.slug });
  return (
    <Stack gap="md">
      <PersonRow
        name={user.full_name}
        src={user.profile_photo_url}
        meta={user.email}
        size={48}
        {...(href && { href })}
      />
      <Facts
        columns={2}
        items={[
          { label: t`Job title`, value: application.job_title },
          { label: t`Company`, value: application.company },
          { label: t`Years of experience`, value: application.working_experience },
          { label: t`Career level`, value: levels.find((one) => one.value === level)?.label ?? level },
          { label: t`Services`, value: <TagList tags={application.services} max={12} label={t`Services`} /> },
          {
            label: t`Who to mentor`,
            value: <TagList tags={application.who_to_mentor_list} max={6} label={t`Who to mentor`} />,
          },
          {
            label: t`LinkedIn`,
            value: application.linkedin_url ? (
              <Link href={application.linkedin_url} newTab>
                {application.linkedin_url}
              </Link>
            ) : (
              t`Not given`
            ),
          },
        ]}
      />
      <Facts items={[{ label: t`The impact they want to make`, value: application.impact_to_create }]} />
    </Stack>
  );
};

interface Props {
  application: MentorApplication;
  onClose: () => void;
}

/** B10: shows an application in full, for a decision. */
export const ApplicationDialog = ({ application, onClose }: Props) => {
  const { t } = useLingui();
  const [rejecting, setRejecting] = useState(false);
  const { mutate, isPending } = useDecideApplication();
  const name = application.user.full_name;
  const decide = (approve: boolean) =>
    mutate(
      { id: application.id, approve },
      {
        onSuccess: () => toastSuccess(approve ? t`${name} is a mentor now.` : t`The application was rejected.`),
        onError: (error) => sayFailure(error),
        onSettled: onClose,
      },
    );
  const open = application.status === 'pending';
  const buttons = (
    <>
      <Button kind="danger" onPress={() => setRejecting(true)}>{t`Reject`}</Button>
      <Button kind="primary" pending={isPending} onPress={() => decide(true)}>{t`Approve`}</Button>
    </>
  );
  return (
    <>
      <Dialog
        opened={!rejecting}
        onClose={onClose}
        title={t`Mentor application`}
        footer={open ? buttons : <Button onPress={onClose}>{t`Close`}</Button>}
      >
        <Details application={application} />
      </Dialog>
      <ConfirmDialog
        opened={rejecting}
        onClose={() => setRejecting(false)}
        onConfirm={() => decide(false)}
        pending={isPending}
        title={t`Reject this application?`}
        confirmLabel={t`Reject`}
      >
        {t`${name} is told by e-mail and may apply again.`}
      </ConfirmDialog>
    </>
  );
};
