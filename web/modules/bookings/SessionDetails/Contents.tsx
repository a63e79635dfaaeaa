import { useLingui } from '@lingui/react/macro';
import { IconLink, IconPaperclip } from '@tabler/icons-react';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { IconLine } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { shortened } from '../../../ui/Truncate.tsx';
import { longestName } from '../BookSession/files.ts';

const Enclosed = ({ booking: { booking_links: links, booking_attachments: files } }: { booking: Booking }) => {
  const { t } = useLingui();
  if (links.length + files.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={4}>{t`Links and files`}</Heading>
      {links.map(({ internal_link: link }) => (
        <IconLine key={link} icon={IconLink}>
          <Link href={link} newTab>
            {shortened(link, longestName)}
          </Link>
        </IconLine>
      ))}
      {files.map(({ file_name: name, file_url: address }) => (
        <IconLine key={address} icon={IconPaperclip}>
          <Link href={address} newTab>
            {shortened(name, longestName)}
          </Link>
        </IconLine>
      ))}
    </Stack>
  );
};

/** What the session is about (BKG-101 to BKG-103). */
export const Contents = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { topic, learning_objectives: objectives } = booking;
  return (
    <SectionCard title={t`Topic`} level={3}>
      <Stack gap="md">
        <Text typed tone={topic === '' ? 'secondary' : 'ink'}>
          {topic === '' ? t`No topic given.` : topic}
        </Text>
        <Stack gap="sm">
          <Heading level={4}>{t`Learning objectives`}</Heading>
          {objectives.length === 0 ? (
            <Text tone="secondary">{t`No learning objectives available.`}</Text>
          ) : (
            <Stack as="ol" gap="xs">
              {objectives.map(({ objective }, at) => (
                <Text as="li" key={`${at}-${objective}`}>
                  {at + 1}. {objective}
                </Text>
              ))}
            </Stack>
          )}
        </Stack>
        <Enclosed booking={booking} />
      </Stack>
    </SectionCard>
  );
};
