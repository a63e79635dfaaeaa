import { useLingui } from '@lingui/react/macro';
import { IconMail, IconPhone, IconUser, IconVideo } from '@tabler/icons-react';
import type { Event } from '../../../../contract/events/schemas/reading.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Facts, IconLine } from '../../../ui/Facts.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { Text } from '../../../ui/Text.tsx';

export const About = ({ description }: { description: string }) => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`About`}>
      <Text as="div" typed>
        {description}
      </Text>
    </SectionCard>
  );
};

/** EVT-02: whom to ask. */
export const Organiser = ({ event }: { event: Event }) => {
  const { t } = useLingui();
  const { organizer_name: name, inquiry_email: email, inquiry_number: number } = event;
  return (
    <SectionCard title={t`Organiser`}>
      <Stack gap="sm">
        <IconLine icon={IconUser} strong>
          {name}
        </IconLine>
        <IconLine icon={IconMail}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </IconLine>
        {number !== '' && (
          <IconLine icon={IconPhone}>
            <Link href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</Link>
          </IconLine>
        )}
      </Stack>
    </SectionCard>
  );
};

/** D15: only whoever has a ticket is told where the webinar is. */
export const JoinOnline = ({ event }: { event: Event }) => {
  const { t } = useLingui();
  const { webinar_link: link, webinar_password: password, event_ended: isOver } = event;
  if (isOver || link === null || link === '') return null;
  return (
    <SectionCard title={t`Join online`} hint={t`Only people with a ticket see this.`}>
      <Stack>
        <Row>
          <Button kind="light" icon={IconVideo} href={link} newTab>
            {t`Open the webinar`}
          </Button>
          <CopyButton value={link} label={t`Copy the link`} />
        </Row>
        {password !== null && password !== '' && (
          <Row align="end">
            <Facts items={[{ label: t`Password`, value: password }]} />
            <CopyButton value={password} label={t`Copy the password`} iconOnly />
          </Row>
        )}
      </Stack>
    </SectionCard>
  );
};
