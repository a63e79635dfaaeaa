import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Draft } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { Notice } from '../../../../ui/Notice.tsx';

type Changes = NonNullable<Draft['stale']>;

const useSentences = () => {
  const { t } = useLingui();
  return (stale: Changes) => [
    ...(stale.mentees_new > 0
      ? [plural(stale.mentees_new, { one: '# mentee is new.', other: '# mentees are new.' })]
      : []),
    ...(stale.mentees_gone > 0
      ? [plural(stale.mentees_gone, { one: '# mentee no longer needs one.', other: '# mentees no longer need one.' })]
      : []),
    ...(stale.mentors_new > 0
      ? [plural(stale.mentors_new, { one: '# mentor is new.', other: '# mentors are new.' })]
      : []),
    ...(stale.mentors_gone > 0
      ? [plural(stale.mentors_gone, { one: '# mentor has no room now.', other: '# mentors have no room now.' })]
      : []),
    ...(stale.room_changed > 0
      ? [plural(stale.room_changed, { one: '# mentor changed their limit.', other: '# mentors changed their limit.' })]
      : []),
    ...(stale.settings_changed ? [t`Weights or rules were changed.`] : []),
  ];
};

/** M15: a draft of a cohort that has changed since says so. */
export const Stale = ({ stale }: { stale: Changes }) => {
  const { t } = useLingui();
  const sentences = useSentences()(stale);
  return (
    <Notice tone="warning" title={t`Something has changed since this draft was calculated`}>
      {`${sentences.join(' ')} ${t`Run again to take it in.`}`}
    </Notice>
  );
};
