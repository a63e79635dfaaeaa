import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallInput } from '../../../../contract/endpoint.ts';
import {
  chooseNotifications,
  emailsOfLink,
  notificationChoices,
  stopEmails,
  writeAgain,
} from '../../../../contract/notifications/endpoints.ts';
import type { NoticeKind } from '../../../../contract/notifications/values.ts';
import { call } from '../../../lib/call.ts';

export type Choices = CallAnswer<typeof notificationChoices>;
export type Chosen = CallInput<typeof chooseNotifications>['body'];

const choicesKey = ['notifications', 'choices'] as const;

export const useChoices = () =>
  useQuery({ queryKey: choicesKey, queryFn: ({ signal }) => call(notificationChoices, {}, { signal }) });

/** The choices as they will be, before the server has answered. */
const after = (before: Choices, { choices = [], ...changes }: Chosen): Choices => ({
  ...before,
  ...changes,
  choices: before.choices.map(
    (one) => choices.find(({ kind, channel }) => kind === one.kind && channel === one.channel) ?? one,
  ),
});

/** Each press takes effect at once, and is taken back when it could not be saved. */
export const useChoose = () => {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that the last press wins.
    scope: { id: 'notification choices' },
    // The switch has moved already: whoever leaves the page at once has chosen all the same.
    mutationFn: (chosen: Chosen) => call(chooseNotifications, { body: chosen }, { keepalive: true }),
    onMutate: async (chosen) => {
      await client.cancelQueries({ queryKey: choicesKey });
      const before = client.getQueryData<Choices>(choicesKey);
      if (before) client.setQueryData(choicesKey, after(before, chosen));
    },
    onSettled: () => {
      // Those that still wait will ask again.
      if (client.isMutating({ predicate: ({ options }) => options.scope?.id === 'notification choices' }) === 1)
        void client.invalidateQueries({ queryKey: choicesKey });
    },
  });
};

/** The reader's mailbox takes emails again. */
export const useWriteAgain = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(writeAgain, { body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: choicesKey }),
  });
};

interface Link {
  key: string;
  kind: NoticeKind;
}

export const useEmailsOfLink = (link: Link) =>
  useQuery({
    queryKey: ['notifications', 'link', link.key, link.kind],
    queryFn: ({ signal }) => call(emailsOfLink, { params: link }, { signal }),
  });

export const useStopEmails = (link: Link) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: boolean) => call(stopEmails, { params: link, body: { wanted } }),
    onSuccess: (answer) => client.setQueryData(['notifications', 'link', link.key, link.kind], answer),
  });
};
