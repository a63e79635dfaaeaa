import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Price } from '../../../../../contract/pairings/schemas/matching/overrides.ts';
import { Stack } from '../../../../ui/Layout.tsx';
import { Text } from '../../../../ui/Text.tsx';

type Move = Price['moves'][number];

const namesOf = (people: Move['from']) => people.map(({ full_name: name }) => name).join(', ');

/** One move in a sentence. */
const useSentence = () => {
  const { t } = useLingui();
  return ({ mentee: { full_name: mentee }, from, to }: Move) => {
    const [before, after] = [namesOf(from), namesOf(to)];
    if (to.length === 0) return t`${mentee} loses ${before} and has no mentor.`;
    if (from.length === 0) return t`${mentee} gets ${after}.`;
    return t`${mentee} moves from ${before} to ${after}.`;
  };
};

interface Props {
  moves: readonly Move[];
  /** How many there are; not all of them may be named. */
  count: number;
  label: string;
}

/** Who would have another mentor. */
export const Moves = ({ moves, count, label }: Props) => {
  const sentence = useSentence();
  const unnamed = count - moves.length;
  return (
    <Stack gap="xs" as="ul" label={label}>
      {moves.map((move) => (
        <Text key={move.mentee.id} as="li" size="control">
          {sentence(move)}
        </Text>
      ))}
      {unnamed > 0 && (
        <Text as="li" size="control" tone="secondary">
          {plural(unnamed, { one: 'and # more', other: 'and # more' })}
        </Text>
      )}
    </Stack>
  );
};
