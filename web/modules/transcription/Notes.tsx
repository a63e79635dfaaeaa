import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TagList } from '../../ui/Pills.tsx';
import { Text } from '../../ui/Text.tsx';
import { Section } from './Section.tsx';
import { Statements } from './Statements.tsx';

interface Props extends Pick<ComponentProps<typeof Statements>, 'onMoment'> {
  summary: string | null;
  topics: readonly string[];
  points: ComponentProps<typeof Statements>['statements'];
  items: ComponentProps<typeof Statements>['statements'];
}

/** What was made of a recording, for whoever took part in it. */
export const Notes = ({ summary, topics, points, items, ...ways }: Props) => {
  const { t } = useLingui();
  return (
    <>
      <Section title={t`Summary`}>
        <Text typed>{summary ?? t`No summary available`}</Text>
        {topics.length > 0 && <TagList tags={topics} max={6} label={t`Topics`} />}
      </Section>
      <Statements title={t`Key points`} none={t`No key points available`} statements={points} {...ways} />
      <Statements title={t`Action items`} none={t`No action items available`} statements={items} {...ways} />
    </>
  );
};
