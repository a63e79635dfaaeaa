import { IconMapPin, IconVideo } from '@tabler/icons-react';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CardBody, CardGrid, Row, Stack } from '../../ui/Layout.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { DayLeaf, Poster } from '../../ui/Poster.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { ShortName } from '../../ui/Truncate.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import { Section } from './Section.tsx';

const code = 'https://lantern.test/events/5/check_in?code=Q-N7K3bL95yC2xkNgAqCZrr5';

const Posters = () => (
  <Section title="Poster, day leaf, body of a card">
    <CardGrid>
      {[IconVideo, IconMapPin].map((icon, at) => (
        <Card key={at} padding="none">
          <Poster src={null} icon={icon} corner={<StatusPill tone="green">You are going</StatusPill>} />
          <CardBody>
            <Heading level={3}>Your first ninety days</Heading>
            <Text size="control">Thu, 3 Dec 2026</Text>
          </CardBody>
        </Card>
      ))}
    </CardGrid>
    <Poster src={null} icon={IconVideo} look="banner" />
    <Row gap="md">
      <DayLeaf month="Dec" day="3" />
      <DayLeaf month="Dec" day="28" size="lg" />
    </Row>
  </Section>
);

const Verdicts = () => (
  <Section title="Verdict" hint="To be read at arm’s length.">
    <Stack>
      <Verdict tone="success" title="Admitted: Aina Zulkifli" action={<Button size="sm">Undo</Button>}>
        General
      </Verdict>
      <Verdict tone="warning" title="Already in since 6:41 pm">
        Aina Zulkifli, General
      </Verdict>
      <Verdict tone="error" title="This ticket is for another event." />
      <Verdict tone="waiting" title="Noted, not checked yet">
        The server has not answered. This is sent again automatically.
      </Verdict>
    </Stack>
  </Section>
);

export const Pictures = () => (
  <>
    <Posters />
    <Section title="QR code" hint="Drawn on the device.">
      <Row gap="lg">
        <QrCode value={code} label="QR code of a ticket" />
        <QrCode value={code} label="QR code of a ticket, large" size="lg" />
      </Row>
    </Section>
    <Verdicts />
    <Section title="Short name" hint="Cut for the eye alone.">
      <Text>
        <ShortName max={17}>Maximiliana Konstantinopolos</ShortName>
      </Text>
    </Section>
  </>
);
