import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconLink, IconPaperclip } from '@tabler/icons-react';
import { pointsACredit } from '../../../../contract/credits/values.ts';
import { longDay, offsetOf, timeRange } from '../../../lib/time.ts';
import { paths } from '../../../lib/paths.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { IconLine } from '../../../ui/Facts.tsx';
import { Divider, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TagList } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';
import { shortened } from '../../../ui/Truncate.tsx';
import { ConfirmFirst } from '../../accounts/index.ts';
import { BeforeStart } from '../BeforeStart.tsx';
import { CalendarUnknown } from '../CalendarUnknown.tsx';
import { endOf } from '../slots.ts';
import { longestName } from './files.ts';
import { firstName } from './people.ts';
import type { BookingSession } from './useBookSession.ts';

/** M28: the address is not confirmed yet, and there will be enough once it is. */
const ConfirmForCredit = ({ session: { credits, me, keepToComeBack } }: { session: BookingSession }) => {
  const promised = (credits?.on_confirming ?? 0) / pointsACredit;
  return (
    <Stack>
      <Notice tone="info">
        <Plural
          value={promised}
          one="Once your email address is confirmed, you get # credit for your first session."
          other="Once your email address is confirmed, you get # credits for your first sessions."
        />
      </Notice>
      <ConfirmFirst email={me?.email ?? ''} onShown={keepToComeBack} />
    </Stack>
  );
};

/** BKG-23: what is typed is kept while credits are bought (M29). */
const TooFew = ({ price, balance }: { price: number; balance: number }) => (
  <Notice tone="warning">
    <Plural value={price} one="This session costs # credit." other="This session costs # credits." />{' '}
    <Trans>You have {balance}. Top up, and you come back here: what you typed is kept.</Trans>
  </Notice>
);

const CreditNotice = ({ session }: { session: BookingSession }) => {
  const { credits, other } = session;
  const name = firstName(other.name);
  if (credits?.short && credits.on_confirming > 0) return <ConfirmForCredit session={session} />;
  if (credits?.short)
    return (
      <TooFew price={credits.price / pointsACredit} balance={Math.floor((credits.balance ?? 0) / pointsACredit)} />
    );
  if (!credits || credits.price === 0) return null;
  const price = credits.price / pointsACredit;
  return (
    <Notice tone="info">
      <Plural
        value={price}
        one={`# credit is held now and only used once ${name} accepts.`}
        other={`# credits are held now and only used once ${name} accepts.`}
      />
    </Notice>
  );
};

const Enclosed = ({ session: { form, files } }: { session: BookingSession }) => {
  const links = (form.getValues('booking_links_attributes') ?? [])
    .map(({ internal_link: link }) => link)
    .filter((link) => link.trim() !== '');
  if (links.length + files.length === 0) return null;
  return (
    <Stack gap="xs">
      {links.map((link) => (
        <IconLine key={link} icon={IconLink} tone="secondary">
          {shortened(link, longestName)}
        </IconLine>
      ))}
      {files.map(({ key, file }) => (
        <IconLine key={key} icon={IconPaperclip} tone="secondary">
          {shortened(file.name, longestName)}
        </IconLine>
      ))}
    </Stack>
  );
};

/** Step 3: a summary of the request, and what it costs. */
export const ConfirmStep = ({ session }: { session: BookingSession }) => {
  const { t } = useLingui();
  const { other, wizard, form, signIn, keepToComeBack } = session;
  const { slot, zone } = wizard;
  const objectives = form.getValues('learning_objectives_attributes').map(({ objective }) => objective);
  return (
    <Stack gap="md">
      {signIn !== null && (
        <Notice
          tone="error"
          action={
            <Button size="sm" href={paths.signIn()} onPress={keepToComeBack}>
              {t`Sign In`}
            </Button>
          }
        >
          {signIn} <Trans>What you typed is kept.</Trans>
        </Notice>
      )}
      <Card>
        <Stack gap="md">
          <PersonRow name={other.name} src={other.photo} meta={other.about} size={46} />
          <Divider />
          {slot !== null && (
            <Stack gap="none">
              <Text strong>{longDay(slot, zone)}</Text>
              <Text size="control" tone="secondary">
                {timeRange(slot, endOf(slot), zone)} ({zone.replaceAll('_', ' ')}, {offsetOf(slot, zone)})
              </Text>
            </Stack>
          )}
          <Divider />
          <Stack gap="sm">
            <Text strong typed>
              {form.getValues('topic')}
            </Text>
            <TagList tags={objectives} label={t`Learning objectives`} />
            <Enclosed session={session} />
          </Stack>
        </Stack>
      </Card>
      {session.isCalendarUnknown && <CalendarUnknown />}
      <BeforeStart slot={slot} />
      <CreditNotice session={session} />
    </Stack>
  );
};
