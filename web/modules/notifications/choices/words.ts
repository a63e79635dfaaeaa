import { useLingui } from '@lingui/react/macro';
import type { NoticeChannel, NoticeKind } from '../../../../contract/notifications/values.ts';

/** What people choose about, in words. */
export const useKindWords = (): Record<NoticeKind, { label: string; note: string }> => {
  const { t } = useLingui();
  return {
    sessions: { label: t`Sessions`, note: t`Requests, answers, new times, cancellations and reviews` },
    reminders: { label: t`Reminders`, note: t`Before a session, and of feedback that is due` },
    pairs: { label: t`Pairs and groups`, note: t`New partners, changes, and pairs that have not met for long` },
    objectives: { label: t`Learning objectives`, note: t`Your plan, and what is written and suggested about it` },
    programs: { label: t`Programs`, note: t`Agendas, applications and your roles` },
    events: { label: t`Events`, note: t`New events, and changes to those you go to` },
    credits: { label: t`Credits and offers`, note: t`Credits that expire, and promo codes` },
    newsfeed: { label: t`Newsfeed`, note: t`Comments on your posts, and reports` },
    surveys: { label: t`Surveys`, note: t`Surveys that ask for your answers` },
    messages: { label: t`Messages`, note: t`New messages while you are away` },
  };
};

export const useChannelWords = (): Record<NoticeChannel, string> => {
  const { t } = useLingui();
  return { in_app: t`In the app`, push: t`Devices`, email: t`Email`, whatsapp: t`WhatsApp` };
};
