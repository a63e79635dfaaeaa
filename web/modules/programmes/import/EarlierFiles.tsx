import { Plural, useLingui } from '@lingui/react/macro';
import type { ImportList } from '../../../../contract/programmes/schemas/imports.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useEarlierImports } from './later-queries.ts';

interface Props {
  programId: number;
  zone: string;
  onImport: (importId: number) => void;
}

type One = ImportList['imports'][number];

const tones = { draft: 'grey', waiting: 'orange', running: 'blue', done: 'green', undone: 'grey' } as const;

const About = ({ one, zone }: { one: One; zone: string }) => {
  const { t } = useLingui();
  const at = one.status === 'waiting' ? one.starts_at : one.started_at;
  const [day, time] = at === null ? ['', ''] : [shortDay(at, zone), timeOfDay(at, zone)];
  return (
    <Text size="meta" tone="secondary" as="div">
      {one.status === 'waiting' || one.status === 'running' ? (
        <Plural value={one.ready} one="# person to come" other="# people to come" />
      ) : (
        <Plural value={one.people} one="# person added or invited" other="# people added or invited" />
      )}
      {' · '}
      {at === null ? t`when you say so` : t`${day}, ${time}`}
    </Text>
  );
};

/** Files that wait to be let go, and those of the last days, which can be undone. */
export const EarlierFiles = ({ programId, zone, onImport }: Props) => {
  const { t } = useLingui();
  const { data } = useEarlierImports(programId);
  const words = {
    draft: t`Not decided`,
    waiting: t`Waiting`,
    running: t`Being added`,
    done: t`Done`,
    undone: t`Undone`,
  };
  const imports = data?.imports ?? [];
  if (imports.length === 0) return null;
  return (
    <SectionCard title={t`Earlier files`} hint={t`Kept for 30 days.`}>
      <RowList label={t`Earlier files`}>
        {imports.map((one) => (
          <ListRow key={one.id}>
            <Row justify="between">
              <Stack gap="none">
                <Row gap="sm">
                  <Text strong>{one.file_name}</Text>
                  <StatusPill tone={tones[one.status]}>{words[one.status]}</StatusPill>
                </Row>
                <About one={one} zone={zone} />
              </Stack>
              <Button size="sm" label={t`Open ${one.file_name}`} onPress={() => onImport(one.id)}>{t`Open`}</Button>
            </Row>
          </ListRow>
        ))}
      </RowList>
    </SectionCard>
  );
};
