import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { OwnRecord, RecordSession } from '../../../../contract/records/schemas.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { hoursWords, useFormWords } from '../words.ts';

const shownAtOnce = 10;

const Session = ({ session, zone }: { session: RecordSession; zone: string }) => {
  const { t } = useLingui();
  const forms = useFormWords();
  const { topic, mentor, start_at: start, minutes, form } = session;
  return (
    <ListRow>
      <Stack gap="xs">
        <Text strong>{topic === '' ? t`No topic given.` : topic}</Text>
        <Text size="meta" tone="secondary">
          {shortDay(start, zone)}, {timeOfDay(start, zone)} · {hoursWords(minutes)} · {t`With ${mentor}`} ·{' '}
          {forms[form]}
        </Text>
      </Stack>
    </ListRow>
  );
};

/** The completed sessions, newest first. */
export const Sessions = ({ record, zone }: { record: OwnRecord; zone: string }) => {
  const { t } = useLingui();
  const [most, setMost] = useState(shownAtOnce);
  const { sessions, session_count: count } = record;
  const isLonger = count > sessions.length && most >= sessions.length;
  return (
    <SectionCard title={t`Completed sessions`} flush>
      {sessions.length === 0 ? (
        <EmptyState compact title={t`No sessions yet.`} />
      ) : (
        <RowList label={t`Completed sessions`}>
          {sessions.slice(0, most).map((session) => (
            <Session key={session.booking_id} session={session} zone={zone} />
          ))}
          {sessions.length > most && (
            <ListRow>
              <Row justify="center">
                <Button onPress={() => setMost(most + shownAtOnce)}>{t`Load more`}</Button>
              </Row>
            </ListRow>
          )}
          {isLonger && (
            <ListRow>
              <Text size="meta" tone="secondary">
                {t`The latest ${sessions.length} of ${count} sessions are listed. The hours count all of them.`}
              </Text>
            </ListRow>
          )}
        </RowList>
      )}
    </SectionCard>
  );
};
