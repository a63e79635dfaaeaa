import { Plural, useLingui } from '@lingui/react/macro';
import { IconLock, IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { CallRefused, isNotFound, refusalOf } from '../../../lib/call.ts';
import { delays } from '../../../lib/delays.ts';
import { useOwnDocument } from '../../../lib/own-document.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, SectionCard } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { MessagePage } from '../../../ui/frames/MessagePage.tsx';
import { later } from '../../../ui/later.tsx';
import { useOnline } from '../../../ui/line.ts';
import { CardBody, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SkeletonDetail } from '../../../ui/Skeletons.tsx';
import { ErrorState, ProgressBar } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { EventNotThere } from '../page/EventNotThere.tsx';
import { useAttendees } from '../queries.ts';
import { whenWords } from '../words.ts';
import { AttendeeList, SaveAttendees } from './AttendeeList.tsx';
import { DoorVerdict } from './DoorVerdict.tsx';
import { type Door, useDoor } from './useDoor.ts';

const Scanner = later(async () => (await import('./Scanner.tsx')).Scanner);

interface Props {
  id: number | undefined;
  meId: number;
  /** From a code that another camera has read. */
  code: string | undefined;
  /** The code in the address is used up. */
  onCodeUsed: () => void;
}

const Denied = () => {
  const { t } = useLingui();
  return (
    <MessagePage
      icon={IconLock}
      title={t`Only the organizers of this event can check in tickets`}
      actions={<Button kind="primary" href={paths.events()}>{t`See all events`}</Button>}
    >
      {t`If this is your ticket, show the code at the door.`}
    </MessagePage>
  );
};

/** One press admits the holder of the code that led here. */
const CodeInAddress = ({ door, code, onUsed }: { door: Door; code: string; onUsed: () => void }) => {
  const { t } = useLingui();
  const press = async () => {
    await door.admit({ code }, null);
    onUsed();
  };
  return (
    <Card as="section" label={t`Scanned ticket`}>
      <Stack>
        <Text strong>{t`You scanned a ticket.`}</Text>
        <Button kind="primary" size="lg" full onPress={press} pending={door.isPending}>
          {t`Check in this ticket`}
        </Button>
      </Stack>
    </Card>
  );
};

/** The code as somebody reads it out; empty presses do nothing. */
const TypedCode = ({ door }: { door: Door }) => {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const send = async () => {
    if (code.trim() === '') return;
    await door.admit({ code: code.trim() }, null);
    setCode('');
  };
  return (
    <Disclosure title={t`Type a code`}>
      <Form onSubmit={send} label={t`Type a code`}>
        <TextField
          label={t`Code of the ticket`}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={600}
        />
        <FormActions align="start">
          <Button submit>{t`Check in`}</Button>
        </FormActions>
      </Form>
    </Disclosure>
  );
};

const Scanning = ({ door, isFilled }: { door: Door; isFilled: boolean }) => {
  const { t } = useLingui();
  const [on, setOn] = useState(false);
  return (
    <SectionCard title={t`Tickets`}>
      <Stack>
        {on ? (
          <Scanner onCode={(code) => void door.admit({ code }, null)} onClose={() => setOn(false)} />
        ) : (
          <Button kind={isFilled ? 'primary' : 'light'} size="lg" full icon={IconQrcode} onPress={() => setOn(true)}>
            {t`Scan`}
          </Button>
        )}
        <TypedCode door={door} />
      </Stack>
    </SectionCard>
  );
};

/** What has not been sent yet, and why. */
const StillWaiting = ({ door }: { door: Door }) => {
  const { t } = useLingui();
  const online = useOnline();
  const count = door.waiting.length;
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={online ? t`Waiting for the server` : t`You're offline`}>
      <Plural
        value={count}
        one="# check-in waits to be sent. It is sent as soon as there is an answer."
        other="# check-ins wait to be sent. They are sent as soon as there is an answer."
      />
    </Notice>
  );
};

const Count = ({ inside, expected }: { inside: number; expected: number }) => {
  const { t } = useLingui();
  return (
    <Card>
      <ProgressBar
        value={expected === 0 ? 0 : (100 * inside) / expected}
        label={t`Checked in`}
        note={`${inside} / ${expected}`}
      />
    </Card>
  );
};

const AtTheDoor = ({ id, meId, code, onCodeUsed }: Props & { id: number }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const door = useDoor(id, meId);
  const { data, error, refetch, isFetching } = useAttendees(id, search, page);
  usePageTitle(t`Check in`);
  if (error instanceof CallRefused && error.refusal.code === 'events.admins_only') return <Denied />;
  if (isNotFound(error)) return <EventNotThere />;
  if (!data)
    return (
      <DetailPage title={t`Check in`} width="narrow">
        {error ? (
          <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonDetail />
        )}
      </DetailPage>
    );
  const { event, attendees, checked_in: inside, expected, max_pages: pages } = data;
  return (
    <DetailPage
      title={t`Check in`}
      lead={`${event.title} · ${whenWords(event, zone)}`}
      back={{ href: event.link_path, label: t`Event` }}
      width="narrow"
    >
      <DoorVerdict eventId={id} door={door} />
      <StillWaiting door={door} />
      {code !== undefined && <CodeInAddress door={door} code={code} onUsed={onCodeUsed} />}
      <Count inside={inside} expected={expected} />
      <Scanning door={door} isFilled={code === undefined} />
      <SectionCard title={t`Attendees`} actions={<SaveAttendees eventId={id} />} flush>
        <CardBody>
          <SearchField
            label={t`Search by name or email`}
            placeholder={t`Search by name or email`}
            value={search}
            onSearch={(words) => {
              setSearch(words.trim());
              setPage(1);
            }}
            delay={delays.tables}
          />
        </CardBody>
        <AttendeeList eventId={id} attendees={attendees} search={search} door={door} />
      </SectionCard>
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
    </DetailPage>
  );
};

/** The door of an event, on the phone of whoever organizes it. */
export const CheckInPage = ({ id, ...props }: Props) => {
  const own = useOwnDocument();
  if (id === undefined) return <EventNotThere />;
  return own ? <AtTheDoor key={id} {...props} id={id} /> : <SkeletonDetail />;
};
