import { useLingui } from '@lingui/react/macro';
import type { TranscriptionRecord } from '../../../../contract/screens/schemas/transcriptions.ts';
import { longDay, timeOfDay } from '../../../lib/time.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { TagList } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Section } from '../Section.tsx';
import { Statements } from '../Statements.tsx';
import { SessionTranscript } from '../session/SessionTranscript.tsx';
import { useRecordWords } from './words.ts';

interface Props {
  record: TranscriptionRecord;
  zone: string;
  onClose: () => void;
}

const Tags = ({ title, tags }: { title: string; tags: readonly string[] }) => {
  const { t } = useLingui();
  return (
    <Section title={title}>
      {tags.length === 0 ? (
        <Text tone="secondary">{t`No data available`}</Text>
      ) : (
        <TagList tags={tags} max={12} label={title} />
      )}
    </Section>
  );
};

const said = (texts: readonly string[]) => texts.map((text) => ({ text }));

const RecordFacts = ({ record, zone }: Pick<Props, 'record' | 'zone'>) => {
  const { t } = useLingui();
  const words = useRecordWords();
  const { start_time: start, program_name: program } = record;
  return (
    <Facts
      columns={2}
      items={[
        { label: t`Mentee(s)`, value: record.mentee_name },
        { label: t`Mentor`, value: words.mentor(record) },
        { label: t`Start`, value: `${longDay(start, zone)}, ${timeOfDay(start, zone)}` },
        { label: t`Duration`, value: words.duration(record) ?? t`No data available` },
        ...(program === null ? [] : [{ label: t`Program`, value: program }]),
        { label: t`Meeting`, value: words.standing(record) },
        { label: t`Sentiment`, value: words.sentiment(record) ?? t`No data available` },
      ]}
    />
  );
};

/** MTG-05, MTG-08: everything that was made of a session's recordings. */
export const DetailsDialog = ({ record, zone, onClose }: Props) => {
  const { t } = useLingui();
  const { booking_id: id, summary, keyPoints, actionItems, topics, wordClouds } = record;
  return (
    <Dialog opened onClose={onClose} size="lg" reading title={t`Transcription of booking #${id}`}>
      <Stack gap="lg">
        <RecordFacts record={record} zone={zone} />
        <Section title={t`Summary`}>
          {summary ? <Text typed>{summary}</Text> : <Text tone="secondary">{t`No summary available`}</Text>}
        </Section>
        <Statements title={t`Key points`} none={t`No key points available`} statements={said(keyPoints)} />
        <Statements title={t`Action items`} none={t`No action items available`} statements={said(actionItems)} />
        <Tags title={t`Topics`} tags={topics} />
        <Tags title={t`Frequent words`} tags={wordClouds.map(({ text, value }) => `${text} (${value})`)} />
        <Section title={t`Transcript`}>
          <SessionTranscript meetingId={record.meeting_id} isThere={record.transcription_url !== null} />
        </Section>
      </Stack>
    </Dialog>
  );
};
