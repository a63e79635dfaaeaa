import { useLingui } from '@lingui/react/macro';
import type { DirectoryCard } from '../../../../contract/discovery/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { About, Head, Marks } from '../card-parts.tsx';

interface Props {
  person: DirectoryCard;
  compact?: boolean;
  level?: 2 | 3;
}

/** A member of a programme: people connect on the member's page (B70), and there is no following here (D22). */
export const MemberCard = ({ person, compact = false, level = 2 }: Props) => {
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
        <Marks person={person} />
        {!compact && <About person={person} />}
      </Stack>
    </Card>
  );
};
