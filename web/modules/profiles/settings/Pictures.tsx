import { useLingui } from '@lingui/react/macro';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { OwnProfile } from '../../../../contract/profiles/schemas/own.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { later } from '../../../ui/later.tsx';
import { Divider, Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { PictureKind } from '../queries.ts';
import { useRecommended } from './use-recommended.ts';

const PictureDialog = later(async () => (await import('./PictureDialog.tsx')).PictureDialog);

const Picture = ({ title, hint, children }: { title: string; hint: string; children: ReactNode }) => (
  <Stack gap="sm" align="start">
    <Stack gap="none">
      <Text strong>{title}</Text>
      <Text size="control" tone="secondary">
        {hint}
      </Text>
    </Stack>
    {children}
  </Stack>
);

/** The photo and the banner as others see them, with buttons to change them. */
export const Pictures = ({ profile }: { profile: OwnProfile }) => {
  const { t } = useLingui();
  const recommended = useRecommended();
  const [open, setOpen] = useState<PictureKind | null>(null);
  return (
    <SectionCard title={t`Photo and banner`}>
      <Stack gap="md">
        <Row gap="md" align="start" wrap={false}>
          <Avatar name={profile.full_name} src={profile.profile_photo_url} size={88} />
          <Grow>
            <Picture title={t`Profile photo`} hint={t`${recommended.photo}. JPG or PNG, up to 2MB.`}>
              <Button size="sm" icon={IconCamera} onPress={() => setOpen('photo')}>
                {profile.profile_photo_url ? t`Change photo` : t`Add a photo`}
              </Button>
            </Picture>
          </Grow>
        </Row>
        <Divider />
        <Picture title={t`Banner`} hint={t`${recommended.banner}. JPG, PNG or GIF, up to 2MB.`}>
          <Button size="sm" icon={IconPhoto} onPress={() => setOpen('banner')}>
            {profile.banner_url ? t`Change banner` : t`Add a banner`}
          </Button>
        </Picture>
        {profile.banner_url && <img src={profile.banner_url} alt={t`Your banner`} width="100%" />}
      </Stack>
      {open && <PictureDialog kind={open} name={profile.full_name} onClose={() => setOpen(null)} />}
    </SectionCard>
  );
};
