import { useLingui } from '@lingui/react/macro';
import { IconMapPin, IconQrcode, IconVideo } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Event } from '../../../../contract/events/schemas/reading.ts';
import { checkInPath } from '../../../../contract/events/values.ts';
import { isNotFound } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { eventPaths } from '../../../lib/paths.ts';
import { dayOfMonth, shortMonth } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { useIsNarrow } from '../../../ui/media.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { DayLeaf, Poster } from '../../../ui/Poster.tsx';
import { SkeletonDetail } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useMe, useViewerZone } from '../../accounts/index.ts';
import { OutcomeNotice } from '../../payments/index.ts';
import { useProgrammeHere } from '../../programmes/index.ts';
import { YourTickets } from '../own/YourTickets.tsx';
import { useEvent, useOwnTickets } from '../queries.ts';
import { AdmissionTickets } from '../tickets/AdmissionTickets.tsx';
import { readAmounts } from '../tickets/amounts.ts';
import { About, JoinOnline, Organiser } from './About.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventNotThere } from './EventNotThere.tsx';
import type { EventPageSearch } from './search.ts';
import { ShareEvent } from './ShareEvent.tsx';
import { Speakers } from './Speakers.tsx';

interface Props extends EventPageSearch {
  id: number | undefined;
}

const Status = ({ event }: { event: Event }) => {
  const { t } = useLingui();
  const { event_ended: isOver, attending, active, cancelled_at: cancelledAt } = event;
  if (cancelledAt !== null) return <StatusPill tone="red">{t`Cancelled`}</StatusPill>;
  return (
    <>
      {!active && <StatusPill tone="orange">{t`Not published`}</StatusPill>}
      {isOver && <StatusPill tone="grey">{t`Event Ended`}</StatusPill>}
      {!isOver && attending && <StatusPill tone="green">{t`You are going`}</StatusPill>}
    </>
  );
};

const Actions = ({ event }: { event: Event }) => {
  const { t } = useLingui();
  return (
    <>
      <ShareEvent title={event.title} url={event.share_url} />
      {event.can_manage && (
        <Button icon={IconQrcode} href={checkInPath(event.id)}>
          {t`Check in`}
        </Button>
      )}
    </>
  );
};

/** What its admin wrote to those who had a ticket. */
const CalledOff = ({ event: { cancelled_at: cancelledAt, cancel_note: note } }: { event: Event }) => {
  const { t } = useLingui();
  if (cancelledAt === null) return null;
  return (
    <Notice tone="warning" title={t`This event is cancelled.`}>
      {note !== '' && <LinkedText>{note}</LinkedText>}
    </Notice>
  );
};

/** What has just happened, above everything. */
const News = ({ reserved, payment, paying, hasTicket }: EventPageSearch & { paying: boolean; hasTicket: boolean }) => {
  const { t } = useLingui();
  if (reserved && paying)
    return (
      <Notice title={t`Your payment is being confirmed`}>{t`This takes a moment. The page updates by itself.`}</Notice>
    );
  // No longer once it has been given back or sent on.
  if (reserved && hasTicket) return <Notice tone="success" title={t`Your spot is reserved.`} />;
  return payment ? <OutcomeNotice outcome={payment} /> : null;
};

interface ShownProps extends EventPageSearch {
  event: Event;
  tickets: ReturnType<typeof useOwnTickets>['data'];
  /** In place of the tickets, if they could not be loaded. */
  failed?: ReactNode;
}

const Shown = ({ event, tickets, failed, take, ...news }: ShownProps) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const narrow = useIsNarrow();
  const programme = useProgrammeHere();
  const { start_time: start } = event;
  const [held] = tickets?.held ?? [];
  const taking = event.cancelled_at === null && (
    <AdmissionTickets event={event} given={readAmounts(take)} held={held} />
  );
  return (
    <DetailPage
      title={event.title}
      back={{ href: eventPaths(programme).list(), label: t`Events` }}
      media={<DayLeaf size="lg" month={shortMonth(start, zone)} day={dayOfMonth(start, zone)} />}
      cover={
        <Poster
          look="banner"
          src={event.photo_hq_url ?? event.photo}
          icon={event.event_type === 'webinar' ? IconVideo : IconMapPin}
        />
      }
      status={<Status event={event} />}
      facts={<EventFacts event={event} />}
      actions={<Actions event={event} />}
      {...(!narrow && {
        aside: (
          <>
            {taking}
            <Organiser event={event} />
          </>
        ),
        asideLabel: t`Tickets and organizer`,
      })}
    >
      <CalledOff event={event} />
      <News {...news} paying={held !== undefined} hasTicket={(tickets?.admissions.length ?? 0) > 0} />
      {tickets && <YourTickets event={event} tickets={tickets} />}
      {failed}
      <JoinOnline event={event} />
      {narrow && taking}
      <About description={event.description} />
      <Speakers speakers={event.speakers} />
      {narrow && <Organiser event={event} />}
    </DetailPage>
  );
};

/** Whoever has tickets must be able to get at them. */
const TicketsFailed = ({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Your tickets`}>
      <ErrorState compact onRetry={onRetry} retrying={retrying} />
    </SectionCard>
  );
};

const ForMember = ({ meId, ...props }: Omit<ShownProps, 'tickets' | 'failed'> & { meId: number }) => {
  const { data, error, refetch, isFetching } = useOwnTickets(meId, props.event.id, props.reserved === '1');
  const failed = error && !data && props.event.attending;
  return (
    <Shown
      {...props}
      tickets={data}
      {...(failed && { failed: <TicketsFailed onRetry={() => void refetch()} retrying={isFetching} /> })}
    />
  );
};

const Loaded = ({ id, link, ...props }: Props & { id: number }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const { data: event, error, refetch, isFetching } = useEvent(id, me?.id ?? null, link);
  usePageTitle(event?.title ?? (isNotFound(error) ? t`This event does not exist.` : t`Event`));
  if (isNotFound(error)) return <EventNotThere />;
  if (event && me) return <ForMember {...props} event={event} meId={me.id} />;
  if (event) return <Shown {...props} event={event} tickets={undefined} />;
  return (
    <DetailPage title={t`Event`}>
      {error ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <SkeletonDetail />}
    </DetailPage>
  );
};

/** EVT-02, B132: an event with everything about it, for visitors and members. */
export const EventPage = ({ id, ...props }: Props) => {
  const { isLoading } = useMe();
  if (id === undefined) return <EventNotThere />;
  // What an event shows depends on who reads it.
  return isLoading ? <SkeletonDetail /> : <Loaded key={id} {...props} id={id} />;
};
