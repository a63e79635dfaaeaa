import { useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconDots, IconLock, IconLockOpen, IconReplace } from '@tabler/icons-react';
import type { DraftPair } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { Button, IconButton } from '../../../../ui/Button.tsx';
import type { Column } from '../../../../ui/DataTable.tsx';
import { Row } from '../../../../ui/Layout.tsx';
import { Menu } from '../../../../ui/Menu.tsx';
import { StatusPill } from '../../../../ui/Pills.tsx';
import { ScoreBar } from '../../../../ui/ScoreBar.tsx';
import { points } from '../points.ts';
import { useFixedWords } from '../words.ts';
import { Member } from './Member.tsx';

interface PairActs {
  onWhy: (pair: DraftPair) => void;
  onOverride: (mentee: DraftPair['mentee']) => void;
  onUndo: (pair: DraftPair) => void;
  onLock: (pair: DraftPair, locked: boolean) => void;
  /** Why the draft can no longer be changed; null if it can. */
  whyNotChange: string | null;
}

const tones = { named_together: 'cyan', lock: 'grey', override: 'orange' } as const;

const LockButton = ({ pair, names, acts }: { pair: DraftPair; names: string; acts: PairActs }) => {
  const { t } = useLingui();
  const locked = pair.fixed === 'lock';
  // What is fixed otherwise needs no lock.
  if (pair.fixed !== null && !locked) return null;
  return (
    <IconButton
      icon={locked ? IconLock : IconLockOpen}
      label={locked ? t`Unlock ${names}` : t`Lock ${names}`}
      whyNot={acts.whyNotChange}
      onPress={() => acts.onLock(pair, !locked)}
    />
  );
};

const More = ({ pair, names, acts }: { pair: DraftPair; names: string; acts: PairActs }) => {
  const { t } = useLingui();
  const label = t`Actions for ${names}`;
  const { whyNotChange: whyNot } = acts;
  // Two who were named in the settings stay until they are no longer named there.
  if (pair.fixed === 'named_together') return null;
  const another = {
    label: t`Choose another mentor`,
    icon: IconReplace,
    whyNot,
    onPress: () => acts.onOverride(pair.mentee),
  };
  const undo = { label: t`Undo your choice`, icon: IconArrowBackUp, whyNot, onPress: () => acts.onUndo(pair) };
  return (
    <Menu
      label={label}
      trigger={<IconButton icon={IconDots} label={label} />}
      items={pair.fixed === 'override' ? [another, undo] : [another]}
    />
  );
};

const Acts = ({ pair, acts }: { pair: DraftPair; acts: PairActs }) => {
  const { t } = useLingui();
  const [mentee, mentor] = [pair.mentee.full_name, pair.mentor.full_name];
  const names = t`${mentee} and ${mentor}`;
  return (
    <Row gap="xs" wrap={false}>
      <Button size="sm" kind="light" label={t`Why ${names}`} onPress={() => acts.onWhy(pair)}>
        {t`Why`}
      </Button>
      <LockButton pair={pair} names={names} acts={acts} />
      <More pair={pair} names={names} acts={acts} />
    </Row>
  );
};

/** M15: who would be paired with whom, how well they fit, and what stays whatever is calculated. */
export const usePairColumns = (acts: PairActs): Column<DraftPair>[] => {
  const { t } = useLingui();
  const words = useFixedWords();
  return [
    {
      key: 'mentee',
      header: t`Mentee`,
      sortable: true,
      card: 'title',
      width: '27%',
      cell: ({ mentee }) => <Member person={mentee} />,
    },
    {
      key: 'mentor',
      header: t`Mentor`,
      sortable: true,
      width: '27%',
      cell: ({ mentor }) => <Member person={mentor} />,
    },
    {
      key: 'score',
      header: t`Score`,
      sortable: true,
      cell: ({ score }) => <ScoreBar label={t`Score`} value={points(score)} />,
    },
    {
      key: 'fixed',
      header: t`Kept`,
      card: 'filled',
      cell: ({ fixed }) => (fixed === null ? '–' : <StatusPill tone={tones[fixed]}>{words[fixed]}</StatusPill>),
    },
    {
      key: 'acts',
      header: t`Action`,
      card: 'actions',
      cell: (pair) => <Acts pair={pair} acts={acts} />,
    },
  ];
};
