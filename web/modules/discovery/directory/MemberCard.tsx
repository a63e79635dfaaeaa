import { useLingui } from '@lingui/react/macro';
import type { DirectoryCard, MentorCard } from '../../../../contract/discovery/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { MatchReasons } from '../../pairings/index.ts';
import { About, Head, Marks } from '../card-parts.tsx';

interface Props {
  person: DirectoryCard;
  /** Of somebody who is suggested: why, and whether it has not been seen yet. */
  reasons?: MentorCard['reasons'];
  isNewMatch?: boolean;
  /** Who reads the reasons. */
  viewerIs?: 'mentee' | 'mentor';
  compact?: boolean;
  level?: 2 | 3;
}

/** A member of a programme: people connect on the member's page (B70), and there is no following here (D22). */
export const MemberCard = (props: Props) => {
  const { person, reasons, viewerIs = 'mentee', isNewMatch = false, compact = false, level = 2 } = props;
  const { t } = useLingui();
  const { full_name: name, profile_link: href } = person;
  return (
    <Card
      as="li"
      lift
      footer={
        <Button full kind="light" href={href} label={t`View profile of ${name}`}>
          {t`View profile`}
        </Button>
      }
    >
      <Stack gap="sm">
        <Head person={person} compact={compact} level={level} />
        <Marks person={person} isNewMatch={isNewMatch} />
        <MatchReasons reasons={reasons} viewerIs={viewerIs} />
        {!compact && <About person={person} />}
      </Stack>
    </Card>
  );
};
