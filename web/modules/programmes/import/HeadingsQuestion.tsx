import { useLingui } from '@lingui/react/macro';
import type { FirstLine } from '../../../../contract/programmes/schemas/imports.ts';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';

interface Props {
  lines: readonly FirstLine[];
  /** The answer that is being sent: a line, or null for none of them. */
  pending: number | null | undefined;
  error: Error | null;
  onSay: (headingLine: number | null) => void;
}

const Line = ({ line: { line, cells }, pending, onSay }: { line: FirstLine } & Pick<Props, 'pending' | 'onSay'>) => {
  const { t } = useLingui();
  return (
    <ListRow>
      <Row justify="between">
        <Stack gap="none">
          <Text size="meta" tone="secondary" as="div">{t`Line ${line}`}</Text>
          <Text lines={2}>{cells.filter((cell) => cell !== '').join(' · ')}</Text>
        </Stack>
        <Button
          size="sm"
          label={t`Line ${line} has the headings`}
          onPress={() => onSay(line)}
          pending={pending === line}
        >{t`Headings`}</Button>
      </Row>
    </ListRow>
  );
};

/** For a file in which no line has a heading that we know: only its sender can tell which it is. */
export const HeadingsQuestion = ({ lines, pending, error, onSay }: Props) => {
  const { t } = useLingui();
  return (
    <SectionCard
      title={t`Which line has the headings?`}
      hint={t`We don't know any of these words as a heading. Lines above the headings, such as a title, are not read.`}
    >
      <Stack>
        <RowList label={t`The first lines of the file`}>
          {lines.map((line) => (
            <Line key={line.line} {...{ line, pending, onSay }} />
          ))}
        </RowList>
        {error && <Notice tone="error">{refusalOf(error)?.error}</Notice>}
        <Row>
          <Button onPress={() => onSay(null)} pending={pending === null}>
            {t`There are no headings: every line is a row`}
          </Button>
        </Row>
      </Stack>
    </SectionCard>
  );
};
