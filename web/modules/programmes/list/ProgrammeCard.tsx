import { Plural, useLingui } from '@lingui/react/macro';
import type { ProgrammeLine } from '../../../../contract/programmes/schemas/programme.ts';
import { paths } from '../../../lib/paths.ts';
import { plainDay } from '../../../lib/time.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { Text } from '../../../ui/Text.tsx';
import { usePairingWords } from '../words.ts';
import { ActivePill, ProgrammeLogo, RowMenu } from './columns.tsx';

/** ENT-09: a programme in the list on a phone. */
export const ProgrammeCard = ({ programme }: { programme: ProgrammeLine }) => {
  const { t } = useLingui();
  const methods = usePairingWords();
  const { total_users: total, mentees, mentors, admins, start_date: start } = programme;
  return (
    <Stack gap="sm">
      <Row gap="sm" wrap={false} align="start">
        <ProgrammeLogo programme={programme} />
        <Grow>
          <Stack gap="xs" align="start">
            <Link href={paths.enterProgramme(programme.id)}>{programme.name}</Link>
            <ActivePill programme={programme} />
          </Stack>
        </Grow>
        <RowMenu programme={programme} />
      </Row>
      <Facts
        columns={2}
        items={[
          { label: t`Pairing Method`, value: methods[programme.pairing_method].label },
          { label: t`Start date`, value: start ? plainDay(start) : t`Not set` },
          { label: t`Total Users`, value: total },
        ]}
      />
      <Text size="meta" tone="secondary">
        <Plural value={mentees} one="# mentee" other="# mentees" /> ·{' '}
        <Plural value={mentors} one="# mentor" other="# mentors" /> ·{' '}
        <Plural value={admins} one="# admin" other="# admins" />
      </Text>
    </Stack>
  );
};
