import { Plural, useLingui } from '@lingui/react/macro';
import type { Objective } from '../../../../contract/objectives/schemas/plans.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { HiddenText } from '../../../ui/Text.tsx';
import { CommentList } from './windows.ts';

/** M46: what the owner and their mentors write about an objective. */
export const Comments = ({ objective }: { objective: Objective }) => {
  const { t } = useLingui();
  const { length } = objective.comments;
  const title = length === 0 ? t`Comment` : <Plural value={length} one="# comment" other="# comments" />;
  return (
    <Disclosure
      title={
        <>
          {title} <HiddenText>{t`on “${objective.title}”`}</HiddenText>
        </>
      }
    >
      <CommentList objective={objective} />
    </Disclosure>
  );
};
