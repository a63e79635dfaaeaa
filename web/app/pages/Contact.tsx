import { useLingui } from '@lingui/react/macro';
import { IconMail, IconPhone } from '@tabler/icons-react';
import type { MenteeProfile } from '../../../contract/screens/schemas/profiles.ts';
import { SectionCard } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { Stack } from '../../ui/Layout.tsx';

type Reached = Pick<MenteeProfile, 'email' | 'phone_no' | 'is_own' | 'full_name'>;

/** For the person and the people who administer them (PRO-90); others receive neither field. */
export const Contact = ({ profile }: { profile: Reached }) => {
  const { t } = useLingui();
  const { email, phone_no: phone, is_own: isOwn, full_name: name } = profile;
  if (!email && !phone) return null;
  return (
    <SectionCard
      title={t`Contact`}
      hint={isOwn ? t`Only you and the admins see this.` : t`Only ${name} and the admins see this.`}
    >
      <Stack gap="sm">
        {email && <IconLine icon={IconMail}>{email}</IconLine>}
        {phone && <IconLine icon={IconPhone}>{phone}</IconLine>}
      </Stack>
    </SectionCard>
  );
};
