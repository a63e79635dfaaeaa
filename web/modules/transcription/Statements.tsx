import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/Button.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Text } from '../../ui/Text.tsx';
import { clockOf } from './clockOf.ts';
import { Section } from './Section.tsx';

interface Statement {
  text: string;
  at_ms?: number;
}

interface Props {
  title: string;
  /** Shown in place of an empty list (MTG-08). */
  none: string;
  statements: readonly Statement[];
  /** Leads to the moment of the recording that a statement comes from. */
  onMoment?: (ms: number) => void;
}

const MomentButton = ({ at, onMoment }: { at: number; onMoment: (ms: number) => void }) => {
  const { t } = useLingui();
  const clock = clockOf(at);
  return (
    <Button kind="quiet" size="sm" label={t`Show ${clock} in the transcript`} onPress={() => onMoment(at)}>
      {clock}
    </Button>
  );
};

export const Statements = ({ title, none, statements, onMoment }: Props) => (
  <Section title={title}>
    {statements.length === 0 ? (
      <Text size="control" tone="secondary">
        {none}
      </Text>
    ) : (
      <Prose>
        <ul>
          {statements.map(({ text, at_ms: at }, place) => (
            <li key={`${place} ${text}`}>
              {text} {onMoment && at !== undefined && <MomentButton at={at} onMoment={onMoment} />}
            </li>
          ))}
        </ul>
      </Prose>
    )}
  </Section>
);
