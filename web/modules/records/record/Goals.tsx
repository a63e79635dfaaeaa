import { useLingui } from '@lingui/react/macro';
import type { OwnRecord, RecordObjective } from '../../../../contract/records/schemas.ts';
import { plainDay } from '../../../lib/time.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { ProgressBar } from '../../../ui/States.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useStatusWords } from '../words.ts';

const tones = { todo: 'blue', done: 'green', expired: 'grey' } as const;

const Objective = ({ objective }: { objective: RecordObjective }) => {
  const { t } = useLingui();
  const words = useStatusWords();
  const { title, status, month, due_date: due, evidence_note: note, evidence_link: link } = objective;
  return (
    <ListRow>
      <Stack gap="xs">
        <Row justify="between">
          <Text strong>{title}</Text>
          <StatusPill tone={tones[status]}>{words[status]}</StatusPill>
        </Row>
        <Text size="meta" tone="secondary">
          {t`Month ${month}`} · {t`Due: ${plainDay(due)}`}
        </Text>
        {note !== '' && <Text typed>{note}</Text>}
        {link !== null && (
          <Link href={link} newTab>
            {link}
          </Link>
        )}
      </Stack>
    </ListRow>
  );
};

/** The learning plan, and what came of it. */
export const Goals = ({ goals }: Pick<OwnRecord, 'goals'>) => {
  const { t } = useLingui();
  if (goals === null) return null;
  const { description, done, total, percent, objectives } = goals;
  return (
    <>
      <SectionCard title={t`Goals`}>
        <Stack gap="md">
          <ProgressBar value={percent} label={t`${percent}% complete`} note={t`${done} of ${total} done`} tone="teal" />
          <Text typed>{description}</Text>
        </Stack>
      </SectionCard>
      <SectionCard title={t`Objectives`} flush>
        <RowList label={t`Objectives`}>
          {objectives.map((objective, at) => (
            <Objective key={at} objective={objective} />
          ))}
        </RowList>
      </SectionCard>
    </>
  );
};
