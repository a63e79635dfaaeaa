import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sayFailure } from '../../lib/failure.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useSetFollow } from '../profiles/index.ts';

/** The query keys of everything that shows whether a mentor is followed. */
const shownIn = [['mentors'], ['dashboard'], ['profile', 'mentor']] as const;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The same reply with this mentor marked as followed or not, wherever they appear in it. */
export const withFollowing = (reply: unknown, mentorId: number, active: boolean): unknown => {
  if (Array.isArray(reply)) return reply.map((one: unknown) => withFollowing(one, mentorId, active));
  if (!isRecord(reply)) return reply;
  const parts = Object.entries(reply).map(([name, part]) => [name, withFollowing(part, mentorId, active)]);
  const isMentor = reply.id === mentorId && typeof reply.is_following === 'boolean';
  return { ...Object.fromEntries(parts), ...(isMentor && { is_following: active }) };
};

/** DIS-32: shown immediately on every card of this mentor, and reverted if the server refuses. */
export const useFollow = (mentorId: number) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync } = useSetFollow(mentorId);
  const show = (active: boolean) => {
    for (const queryKey of shownIn) {
      client.setQueriesData({ queryKey }, (reply: unknown) =>
        reply === undefined ? undefined : withFollowing(reply, mentorId, active),
      );
    }
  };
  return useMutation({
    mutationFn: (_wanted: boolean) => mutateAsync(),
    onMutate: show,
    onSuccess: ({ active }) => {
      show(active);
      toastSuccess(active ? t`You are following this mentor.` : t`You are no longer following this mentor.`); // DIS-33
      // Lists of followed mentors have gained or lost one.
      void client.invalidateQueries({ queryKey: ['dashboard'] });
    },
    onError: (error, wanted) => {
      show(!wanted);
      reportError(error); // DIS-34
      sayFailure(error, t`An error occurred`, 'unsaid');
    },
  });
};
