import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnGroup } from '../../../../contract/pairings/schemas/groups.ts';
import type { Person } from '../../../../contract/profiles/schemas/own.ts';
import { reasonOf } from '../../../lib/reasons.ts';
import { AvatarStack } from '../../../ui/Avatar.tsx';
import { ActionButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { useMe } from '../../accounts/index.ts';
import type { SessionGroup, SessionMentor } from '../BookSession/people.ts';
import { BookSession } from '../BookSession/BookSession.tsx';

const asMentor = ({
  id,
  slug,
  full_name: name,
  profile_photo_url: photo,
  job_title: job,
  company,
}: Person): SessionMentor => ({
  id,
  slug,
  name,
  photo,
  job,
  company,
});

const groupOf = ({ id, name, mentors, mentees, viewer_is: side }: OwnGroup): SessionGroup => ({
  id,
  name,
  people: [...mentors, ...mentees].map((one) => one.full_name),
  arranges: side === 'mentor',
});

const GroupCard = ({ group, onBook }: { group: OwnGroup; onBook: () => void }) => {
  const { t } = useLingui();
  const people = [...group.mentors, ...group.mentees];
  const { name } = group;
  const { book } = group.why_not;
  return (
    <Card as="article" label={name}>
      <Stack gap="sm">
        <Heading level={3} look="small">
          {name}
        </Heading>
        <Row justify="between">
          <Row gap="sm">
            <AvatarStack
              label={t`In the group`}
              people={people.map(({ full_name: one, profile_photo_url: src, deleted }) => ({
                name: one,
                src,
                deleted,
              }))}
            />
            <Text size="meta" tone="secondary">
              <Plural value={people.length} one="# person" other="# people" />
            </Text>
          </Row>
          <ActionButton
            kind="light"
            size="sm"
            whyNot={reasonOf(book)}
            onPress={onBook}
            label={t`Book Session, ${name}`}
          >
            {t`Book Session`}
          </ActionButton>
        </Row>
      </Stack>
    </Card>
  );
};

/**
 * B47: the user's groups, each with the way to a session of all its people. If the user is a mentor of the group they
 * lead it, otherwise its first mentor does.
 */
export const GroupSessions = ({ groups, onClose }: { groups: readonly OwnGroup[]; onClose: () => void }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const [booking, setBooking] = useState<OwnGroup | null>(null);
  const lead = booking?.mentors.find(({ id }) => id === me?.id) ?? booking?.mentors[0];
  if (booking && lead) return <BookSession mentor={asMentor(lead)} group={groupOf(booking)} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t`Your groups`} lead={t`All people of a group take part in its sessions.`}>
      <Stack gap="md">
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} onBook={() => setBooking(group)} />
        ))}
      </Stack>
    </Dialog>
  );
};
