import { Plural, useLingui } from '@lingui/react/macro';
import type { Objective } from '../../../../contract/objectives/schemas/plans.ts';
import { bookingPaths } from '../../../lib/paths.ts';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useProgrammeHere } from '../../programmes/index.ts';
import { priorityTones, useDueWords, usePriorityWords } from '../words.ts';

/** When it is due, how much it matters, and that its day has passed (OBJ-16, OBJ-19, OBJ-21). */
export const ObjectiveFacts = ({ objective }: { objective: Objective }) => {
  const { t } = useLingui();
  const due = useDueWords(useViewerZone())(objective.due_date);
  const priorities = usePriorityWords();
  const { status, priority, hours } = objective;
  return (
    <Row gap="sm">
      {status === 'expired' && <StatusPill tone="red">{t`Expired`}</StatusPill>}
      {status === 'done' && <StatusPill tone="green">{t`Done`}</StatusPill>}
      <StatusPill tone={priorityTones[priority]}>{priorities[priority]}</StatusPill>
      <Text size="meta" tone="secondary" as="span">
        {t`Due: ${due}`}
      </Text>
      {hours !== null && (
        <Text size="meta" tone="secondary" as="span">
          <Plural value={hours} one="about # hour" other="about # hours" />
        </Text>
      )}
    </Row>
  );
};

/** What to do, and what came of it. */
export const ObjectiveText = ({ objective }: { objective: Objective }) => {
  const { t } = useLingui();
  const { description, action, evidence_note: note, evidence_link: link, booking_id: session } = objective;
  const { page } = bookingPaths(useProgrammeHere());
  return (
    <Stack gap="xs">
      {description !== '' && <Text typed>{description}</Text>}
      {action !== '' && (
        <Text typed size="control">
          <strong>{t`First step:`}</strong> {action}
        </Text>
      )}
      {note !== '' && (
        <Text typed size="control">
          <strong>{t`What came of it:`}</strong> <LinkedText>{note}</LinkedText>
        </Text>
      )}
      {link !== null && (
        <Link href={link} newTab>
          {link}
        </Link>
      )}
      {session !== null && <Link href={page(session)}>{t`Agreed in a session`}</Link>}
    </Stack>
  );
};
