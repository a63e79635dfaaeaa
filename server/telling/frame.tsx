import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { Fragment } from 'react';
import { type Palette, paletteOf } from './brand.ts';
import type { Fact, LetterContent, Sender } from './content.ts';
import { signatureOf } from './plain.ts';
import * as style from './style.ts';
import { texts } from './texts.ts';
import { linesOf, pageUrl } from './wording.ts';

/** The logo, drawn without an image, because mail programs hide images until asked. */
const Mark = ({ mark, onMark }: Palette) => (
  <div style={{ ...style.mark, backgroundColor: mark }}>
    <div style={{ ...style.markLight, backgroundColor: onMark }} />
    <div style={{ ...style.markArc, borderColor: onMark }} />
  </div>
);

const Sign = ({ sender, palette }: { sender: Sender; palette: Palette }) => (
  <Section style={style.sign}>
    <Link href={pageUrl(sender.homeUrl)} style={style.signLink}>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0}>
        <tbody>
          <tr>
            <td>
              <Mark {...palette} />
            </td>
            <td style={style.signName}>{sender.name}</td>
          </tr>
        </tbody>
      </table>
    </Link>
  </Section>
);

const Lines = ({ text }: { text: string }) =>
  linesOf(text).map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));

const Phrases = ({ phrases, struck }: { phrases: readonly string[]; struck: boolean }) =>
  phrases.map((phrase, at) => (
    <Fragment key={phrase}>
      {at > 0 && ' '}
      <span style={struck ? style.struckPhrase : at < 2 ? style.phrase : style.zone}>{phrase}</span>
    </Fragment>
  ));

const Facts = ({ facts }: { facts: Fact[] }) => (
  <Section style={style.facts}>
    {facts.map(({ label, value, struck }) => (
      <Fragment key={label}>
        <Text style={style.factLabel}>{label}</Text>
        <Text style={struck ? style.factStruck : style.factValue}>
          {typeof value === 'string' ? <Lines text={value} /> : <Phrases phrases={value} struck={struck === true} />}
        </Text>
      </Fragment>
    ))}
  </Section>
);

const Steps = ({ steps, palette }: { steps: string[]; palette: Palette }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={style.steps}>
    <tbody>
      {steps.map((step, at) => (
        <tr key={step}>
          <td style={{ ...style.stepNumber, color: palette.button }}>{at + 1}</td>
          <td style={style.step}>{step}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const People = ({ people, palette }: { people: NonNullable<LetterContent['people']>; palette: Palette }) => (
  <Section>
    <Text style={style.paragraph}>{people.intro}</Text>
    {people.list.map(({ name, about, url }) => (
      <Text key={url} style={style.person}>
        <Link href={pageUrl(url)} style={{ ...style.personName, color: palette.button }}>
          {name}
        </Link>
        <br />
        {about}
      </Text>
    ))}
  </Section>
);

/** Drawn by whoever sends the email (adapters/smtp.ts), and attached under these names. */
const Codes = ({ codes }: { codes: NonNullable<LetterContent['codes']> }) => (
  <Section>
    {codes.map(({ label, text }, at) => (
      <Fragment key={text}>
        <Img src={`cid:code-${at + 1}`} alt={label} width={200} height={200} style={style.code} />
        <Text style={style.codeLabel}>{label}</Text>
      </Fragment>
    ))}
  </Section>
);

const Act = ({ content, palette }: { content: LetterContent; palette: Palette }) => {
  const { button, showUrl } = content;
  if (!button) return null;
  const url = pageUrl(button.url);
  return (
    <Section>
      <Button href={url} className="button" style={{ ...style.button, backgroundColor: palette.button }}>
        {button.label}
      </Button>
      {showUrl && (
        <Text style={style.note}>
          {texts.buttonFails}
          <br />
          <Link href={url} style={{ ...style.address, color: palette.button }}>
            {url}
          </Link>
        </Text>
      )}
    </Section>
  );
};

const Footer = ({ why, sender, palette }: { why: string; sender: Sender; palette: Palette }) => {
  const { settingsUrl, stopUrl, supportEmail } = sender;
  const link = { color: palette.button, textDecoration: 'underline' };
  return (
    <Section style={style.footer}>
      <Text style={style.footerText}>{why}</Text>
      {settingsUrl && (
        <Text style={style.footerText}>
          <Link href={pageUrl(settingsUrl)} style={link}>
            {texts.settings}
          </Link>
          {stopUrl && (
            <>
              {' · '}
              <Link href={pageUrl(stopUrl)} style={link}>
                {texts.stop}
              </Link>
            </>
          )}
        </Text>
      )}
      {supportEmail && (
        <Text style={style.footerText}>
          {texts.questions}{' '}
          <Link href={`mailto:${supportEmail}`} style={link}>
            {supportEmail}
          </Link>
        </Text>
      )}
      <Text style={style.footerText}>{signatureOf(sender)}</Text>
    </Section>
  );
};

/** One email in HTML: logo and name, heading, what happened, one button, and why the recipient got it. */
export const Letter = ({ content, sender }: { content: LetterContent; sender: Sender }) => {
  const palette = paletteOf(sender.brand);
  const { heading, greeting, paragraphs, facts = [], steps = [], people, note } = content;
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{content.subject}</title>
        <style>{style.phone}</style>
      </Head>
      <Preview>{content.preview}</Preview>
      <Body style={style.body}>
        <Container className="page" style={style.page}>
          <Sign sender={sender} palette={palette} />
          <Section className="card" style={style.card}>
            <Heading as="h1" className="heading" style={style.heading}>
              {heading}
            </Heading>
            {greeting && <Text style={style.paragraph}>{greeting}</Text>}
            {paragraphs.map((paragraph) => (
              <Text key={paragraph} style={style.paragraph}>
                {paragraph}
              </Text>
            ))}
            {facts.length > 0 && <Facts facts={facts} />}
            {steps.length > 0 && <Steps steps={steps} palette={palette} />}
            {people && <People people={people} palette={palette} />}
            {content.codes && content.codes.length > 0 && <Codes codes={content.codes} />}
            <Act content={content} palette={palette} />
            {note && (
              <>
                <Hr style={style.line} />
                <Text style={style.note}>{note}</Text>
              </>
            )}
          </Section>
          <Footer why={content.why} sender={sender} palette={palette} />
        </Container>
      </Body>
    </Html>
  );
};
