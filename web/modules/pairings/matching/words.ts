import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  DraftStatus,
  DraftStep,
  FitCriterion,
  FixedKind,
  LeftOutReason,
} from '../../../../contract/pairings/values.ts';
import { mostWeight } from '../../../../contract/pairings/values.ts';

/** M15: each way in which two people can fit, and how it is measured. */
export const useCriterionWords = (): Record<FitCriterion, { label: string; hint: string }> => {
  const { t } = useLingui();
  return {
    wants: { label: t`Skills and services`, hint: t`The share of what the mentee wants that the mentor offers` },
    goals: { label: t`Goals of the program`, hint: t`The share of the mentee’s goals that the mentor helps with` },
    industry: { label: t`Industry`, hint: t`The same counts in full, a related one half` },
    career: { label: t`Career distance`, hint: t`A mentor one to three levels ahead counts in full` },
    language: { label: t`Languages`, hint: t`The share of the mentee’s languages that the mentor speaks` },
    shared_time: { label: t`Shared time`, hint: t`Hours a month when both are free; four or more count in full` },
    time_zone: { label: t`Time zones`, hint: t`The fewer hours apart, the better` },
    place: { label: t`Same place`, hint: t`For programs whose pairs meet in person` },
    background: { label: t`University or company`, hint: t`One that both have in common` },
    answers: { label: t`Questions of your forms`, hint: t`Of those that you compare below` },
  };
};

/** The weight of a criterion in a word. */
export const useWeightWord = () => {
  const { t } = useLingui();
  return (weight: number) => {
    if (weight === 0) return t`off`;
    if (weight === mostWeight) return t`must`;
    if (weight <= 3) return t`low`;
    return weight <= 6 ? t`medium` : t`high`;
  };
};

export const useStepWords = (): Record<DraftStep, string> => {
  const { t } = useLingui();
  return {
    reading: t`Reading what everyone has said`,
    comparing: t`Comparing every mentee with every mentor`,
    matching: t`Finding the best pairs for everyone`,
    writing: t`Writing down the pairs`,
  };
};

export const statusTones = {
  running: 'cyan',
  ready: 'blue',
  failed: 'red',
  cancelled: 'grey',
  published: 'green',
  undone: 'orange',
  discarded: 'grey',
} as const satisfies Record<DraftStatus, string>;

export const useDraftStatusWords = (): Record<DraftStatus, string> => {
  const { t } = useLingui();
  return {
    running: t`Calculating`,
    ready: t`Draft`,
    failed: t`Failed`,
    cancelled: t`Cancelled`,
    published: t`Published`,
    undone: t`Undone`,
    discarded: t`Discarded`,
  };
};

export const useFixedWords = (): Record<FixedKind, string> => {
  const { t } = useLingui();
  return { named_together: t`Named by you`, lock: t`Locked`, override: t`Your choice` };
};

interface LeftOut {
  reason: LeftOutReason;
  mentors: number;
  possible: number;
}

/** Why a mentee has no mentor: the rule that keeps most mentors away, in a sentence. */
export const useLeftOutSentence = () => {
  const { t } = useLingui();
  return ({ reason, mentors, possible }: LeftOut) => {
    const sentences: Record<LeftOutReason, string> = {
      no_mentors: t`No mentor has room.`,
      no_room: plural(possible, {
        one: '# mentor would suit, but has no place left.',
        other: '# mentors would suit, but have no place left.',
      }),
      paired_already: plural(mentors, {
        one: 'Is paired with # mentor already.',
        other: 'Is paired with # mentors already.',
      }),
      named_apart: plural(mentors, {
        one: 'You keep them apart from # mentor.',
        other: 'You keep them apart from # mentors.',
      }),
      ended_before: plural(mentors, {
        one: 'An earlier pair with # mentor ended early.',
        other: 'Earlier pairs with # mentors ended early.',
      }),
      same_line: plural(mentors, {
        one: '# mentor is in the same line of management.',
        other: '# mentors are in the same line of management.',
      }),
      same_team: plural(mentors, {
        one: '# mentor is in the same team.',
        other: '# mentors are in the same team.',
      }),
      no_shared_language: plural(mentors, {
        one: '# mentor shares no language with them, or is not what they asked for.',
        other: '# mentors share no language with them, or are not what they asked for.',
      }),
      too_few_hours: plural(mentors, {
        one: '# mentor shares too few hours with them.',
        other: '# mentors share too few hours with them.',
      }),
      must_missed: plural(mentors, {
        one: '# mentor misses what must fit.',
        other: '# mentors miss what must fit.',
      }),
      score_too_low: plural(mentors, {
        one: '# mentor scores below the lowest score.',
        other: '# mentors score below the lowest score.',
      }),
    };
    return sentences[reason];
  };
};
