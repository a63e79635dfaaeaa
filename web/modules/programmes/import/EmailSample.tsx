import { useLingui } from '@lingui/react/macro';
import type { LastLook } from '../../../../contract/programmes/schemas/last-look.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';

type Sample = LastLook['emails'][number];

/** An email as its reader will see it. */
export const EmailSample = ({ sample }: { sample: Sample }) => {
  const { t } = useLingui();
  const { to, from, subject, greeting, paragraphs, button, note, why } = sample;
  return (
    <Disclosure
      title={
        to === 'invited'
          ? t`The email to everyone who is new to your company`
          : t`The email to people you have here already`
      }
      hint={subject}
      opened={to === 'invited'}
    >
      <Stack gap="sm">
        <Text size="meta" tone="secondary" as="div">
          {t`From ${from} · Subject: ${subject}`}
        </Text>
        {greeting !== null && <div>{greeting}</div>}
        {paragraphs.map((paragraph) => (
          <div key={paragraph}>{paragraph}</div>
        ))}
        {button !== null && <Text strong as="div">{`[ ${button} ]`}</Text>}
        {note !== null && <div>{note}</div>}
        <Text size="meta" tone="secondary" as="div">
          {why}
        </Text>
      </Stack>
    </Disclosure>
  );
};
