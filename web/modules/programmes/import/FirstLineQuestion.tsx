import { useLingui } from '@lingui/react/macro';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';

interface Props {
  lines: readonly (readonly string[])[];
  /** The answer that is being sent. */
  pending: boolean | null;
  error: Error | null;
  onSay: (hasHeadings: boolean) => void;
}

/** For a file whose first line has no heading that we know: only its sender can tell what that line is. */
export const FirstLineQuestion = ({ lines, pending, error, onSay }: Props) => {
  const { t } = useLingui();
  return (
    <SectionCard
      title={t`Is the first line a line of headings?`}
      hint={t`We don't know any of its words. If you say no, it becomes a row like the others.`}
    >
      <Stack>
        <RowList label={t`The first lines of the file`}>
          {lines.map((cells, at) => (
            <ListRow key={at}>
              <Text lines={2} strong={at === 0}>
                {cells.filter((cell) => cell !== '').join(' · ')}
              </Text>
            </ListRow>
          ))}
        </RowList>
        {error && <Notice tone="error">{refusalOf(error)?.error}</Notice>}
        <Row>
          <Button onPress={() => onSay(true)} pending={pending === true}>
            {t`Yes, these are headings`}
          </Button>
          <Button onPress={() => onSay(false)} pending={pending === false}>
            {t`No, this is a row`}
          </Button>
        </Row>
      </Stack>
    </SectionCard>
  );
};
