import { t } from '@lingui/core/macro';
import { paths } from '../../lib/paths.ts';
import { toastInfo } from '../../ui/toast.tsx';
import type { SessionMentor } from './BookSession/people.ts';
import type { Wish } from './wish.ts';
import { keepWish } from './wish.ts';

/** A visitor wants a session with this mentor: signing in or up leads back to it (M29). `path`: the mentor's page. */
export const keepVisitorsWish = (mentor: SessionMentor, preset: Wish['preset'] = {}, path?: string) =>
  keepWish({ userId: null, programId: null, mentor, preset }, path);

/** DIS-29, BKG-26 and M29: the printed sentence, and the way to sign in. */
export const askToSignIn = (mentor: SessionMentor, preset: Wish['preset'] = {}, path?: string) => {
  keepVisitorsWish(mentor, preset, path);
  const { name } = mentor;
  toastInfo(t`Please sign in`, { ms: 10_000, action: { label: t`Sign in to book ${name}`, href: paths.signIn() } });
};
