import { useLingui } from '@lingui/react/macro';
import type { ObjectiveSet, Suggestion } from '../../../../contract/objectives/schemas/plans.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useAnswerSuggestion } from '../queries.ts';
import { useDueWords } from '../words.ts';

const One = ({ suggestion, isOwn }: { suggestion: Suggestion; isOwn: boolean }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useAnswerSuggestion();
  const { id, author, title, description, month_number: month } = suggestion;
  const due = useDueWords(useViewerZone())(suggestion.due_date);
  const name = author.full_name;
  const answer = (decision: 'accept' | 'decline') =>
    mutate(
      { id, decision },
      { onSuccess: ({ message }) => toastSuccess(message), onError: (fault) => sayFailure(fault) },
    );
  return (
    <ListRow>
      <Stack gap="sm">
        <Text strong>{title}</Text>
        {description !== '' && <Text typed>{description}</Text>}
        <Text size="meta" tone="secondary">{t`By ${name} · Month ${month} · Due: ${due}`}</Text>
        {isOwn && (
          <Row gap="sm">
            <Button
              size="sm"
              kind="light"
              pending={isPending}
              onPress={() => answer('accept')}
              label={t`Accept ${title}`}
            >{t`Accept`}</Button>
            <Button
              size="sm"
              kind="quiet"
              pending={isPending}
              onPress={() => answer('decline')}
              label={t`Decline ${title}`}
            >{t`Decline`}</Button>
          </Row>
        )}
      </Stack>
    </ListRow>
  );
};

/** M46: what mentors suggest; accepted, it is an objective of one's own. */
export const Suggestions = ({ set }: { set: ObjectiveSet }) => {
  const { t } = useLingui();
  const { suggestions } = set;
  const isOwn = set.why_not.change === null;
  return (
    <SectionCard title={isOwn ? t`Suggested to you` : t`Suggested, not answered yet`} flush>
      <RowList label={t`Suggestions`}>
        {suggestions.map((suggestion) => (
          <One key={suggestion.id} suggestion={suggestion} isOwn={isOwn} />
        ))}
      </RowList>
    </SectionCard>
  );
};
