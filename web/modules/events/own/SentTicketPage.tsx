import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarEvent, IconLinkOff, IconTicket } from '@tabler/icons-react';
import { isNotFound, refusalOf } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { rememberReturnAddress } from '../../../lib/return-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { IconLine } from '../../../ui/Facts.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { MessagePage } from '../../../ui/frames/MessagePage.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonDetail } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useMe, useViewerZone } from '../../accounts/index.ts';
import { useAcceptTicket, useSentTicket } from '../queries.ts';
import { placeWords, whenWords } from '../words.ts';

type Sent = NonNullable<ReturnType<typeof useSentTicket>['data']>;

/** Accepted, kept by its sender, or over. */
const NoLongerValid = () => {
  const { t } = useLingui();
  const { me } = useMe();
  return (
    <MessagePage
      icon={IconLinkOff}
      title={t`This link is no longer valid.`}
      actions={
        <Button kind="primary" href={me ? `${paths.events()}?list=mine` : paths.events()}>
          {me ? t`My tickets` : t`See all events`}
        </Button>
      }
    >
      {t`The ticket was accepted already, or its owner keeps it.`}
    </MessagePage>
  );
};

const SignInFirst = ({ email }: { email: string }) => {
  const { t } = useLingui();
  return (
    <Stack>
      <Notice>
        <Trans>Sign in with the account of {email} to accept this ticket, or create one with that address.</Trans>
      </Notice>
      <Row>
        <Button kind="primary" href={paths.signIn()} onPress={() => rememberReturnAddress()}>
          {t`Sign in`}
        </Button>
        <Button href={paths.signUp()} onPress={() => rememberReturnAddress()}>
          {t`Sign up`}
        </Button>
      </Row>
    </Stack>
  );
};

const Accept = ({ token }: { token: string }) => {
  const { t } = useLingui();
  const navigateTo = useNavigateTo();
  const { mutate, isPending } = useAcceptTicket();
  const accept = () =>
    mutate(token, {
      onSuccess: ({ data }) => {
        toastSuccess(t`The ticket is yours.`);
        navigateTo(data, { replace: true });
      },
      onError: (error) => sayFailure(error),
    });
  return (
    <Row>
      <Button kind="primary" size="lg" onPress={accept} pending={isPending}>
        {t`Accept the ticket`}
      </Button>
    </Row>
  );
};

const WhatToDo = ({ sent, token }: { sent: Sent; token: string }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const { email } = sent;
  if (me === null) return <SignInFirst email={email} />;
  if (sent.is_mine) return <Accept token={token} />;
  return (
    <Notice
      tone="warning"
      title={t`This ticket is for another email address`}
      action={
        <Button size="sm" href={paths.signOut()}>
          {t`Sign out`}
        </Button>
      }
    >
      <Trans>
        It was sent to {email}, and you are signed in as {me.email}. Sign in with the account that has that address.
      </Trans>
    </Notice>
  );
};

const Offer = ({ sent, token }: { sent: Sent; token: string }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { event, from, ticket } = sent;
  const place = placeWords(event);
  return (
    <DetailPage title={t`${from} sends you a ticket`} width="narrow">
      <SectionCard title={event.title}>
        <Stack>
          <Stack gap="xs">
            <IconLine icon={IconTicket} strong>
              {ticket}
            </IconLine>
            <IconLine icon={IconCalendarEvent}>
              {whenWords(event, zone)}
              {place !== '' && ` · ${place}`}
            </IconLine>
          </Stack>
          <WhatToDo sent={sent} token={token} />
        </Stack>
      </SectionCard>
    </DetailPage>
  );
};

/** The link of an email: a ticket that somebody sends. */
export const SentTicketPage = ({ token }: { token: string }) => {
  const { t } = useLingui();
  const { isLoading } = useMe();
  const { data, error, refetch, isFetching } = useSentTicket(token);
  usePageTitle(t`A ticket for you`);
  if (isNotFound(error)) return <NoLongerValid />;
  if (data && !isLoading) return <Offer sent={data} token={token} />;
  return (
    <DetailPage title={t`A ticket for you`} width="narrow">
      {error ? (
        <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <SkeletonDetail />
      )}
    </DetailPage>
  );
};
