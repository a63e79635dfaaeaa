import { t } from '@lingui/core/macro';
import { paths } from '../../lib/paths.ts';
import { toastInfo } from '../../ui/toast.tsx';
import type { SessionMentor } from './BookSession/people.ts';
import { storeWish, type Wish } from './wish.ts';

export const keepVisitors = (mentor: SessionMentor, preset: Wish['preset']) =>
  storeWish({ userId: null, programId: null, mentor, preset });

export const askVisitor = (mentor: SessionMentor, preset: Wish['preset']) => {
  keepVisitors(mentor, preset);
  const { name } = mentor;
  toastInfo(t`Please sign in`, { ms: 60_000, action: { label: t`Sign in to book ${name}`, href: paths.signIn() } });
};
