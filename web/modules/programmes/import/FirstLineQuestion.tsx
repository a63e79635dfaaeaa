import { useLingui } from '@lingui/react/macro';
import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useMapImport } from './queries.ts';

interface Props {
  of: { programId: number; importId: number };
  data: ParticipantImport;
}

/** For a file whose first line has no heading that we know: only its sender can tell what that line is. */
export const FirstLineQuestion = ({ of, data }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending, error, variables } = useMapImport(of);
  const { mapping, role_id: roleId, first_lines: lines } = data;
  const say = (hasHeadings: boolean) => mutate({ mapping, role_id: roleId, has_headings: hasHeadings });
  return (
    <SectionCard
      title={t`Is the first line a line of headings?`}
      hint={t`It contains no heading that we know. If it is already a person, it becomes a row like the others.`}
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
          <Button onPress={() => say(true)} pending={isPending && variables.has_headings === true}>
            {t`Yes, headings`}
          </Button>
          <Button onPress={() => say(false)} pending={isPending && variables.has_headings === false}>
            {t`No, a person`}
          </Button>
        </Row>
      </Stack>
    </SectionCard>
  );
};
