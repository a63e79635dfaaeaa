import { useLingui } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useSaveProfile } from '../queries.ts';

/** PRO-42: takes an approved mentor to their public profile; once closed, it stays closed. */
export const MentorProfilePopup = ({ profile }: { profile: OwnProfile }) => {
  const { t } = useLingui();
  const { mutate } = useSaveProfile();
  const close = () =>
    mutate({ user: { close_edit_mentor_profile_popup: true } }, { onError: (error) => sayFailure(error) });
  const button = (
    <Button size="sm" icon={IconPencil} href={paths.editMentor(profile.id)}>
      {t`Edit mentor profile`}
    </Button>
  );
  return (
    <Notice title={t`Mentees read your mentor profile before they book you`} action={button} onClose={close}>
      {t`Say whom you would like to mentor, and what you offer.`}
    </Notice>
  );
};
