import { useLingui } from '@lingui/react/macro';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { CurrentUser } from '../../../../contract/me/schemas.ts';
import { placeOf } from '../../../lib/kept/places.ts';
import { dropKept, keepUntilSaved, readKept } from '../../../lib/kept/values.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useMe } from '../../../modules/accounts/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { MessageBubble } from '../../../ui/chat/MessageBubble.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { HiddenText, Text } from '../../../ui/Text.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useReplies } from './replies.ts';

const providers = { claude: 'Claude', openai: 'OpenAI' } as const;
type Provider = keyof typeof providers;

interface Line {
  own: boolean;
  text: string;
}

const longest = 2000;
/** B63: a reply comes after one to two seconds. */
const wait = (text: string) => 1000 + (text.length % 10) * 100;

const linesIn = (kept: unknown): Line[] => {
  const { lines } = (kept ?? {}) as { lines?: unknown };
  return Array.isArray(lines) ? (lines as Line[]) : [];
};

/** AIT-14: the conversation, which stays in this browser until somebody signs out. */
const useConversation = (me: CurrentUser) => {
  const place = placeOf(me.id, 'ai chat');
  const replies = useReplies();
  const [lines, setLines] = useState(() => linesIn(readKept(place)));
  const last = lines.at(-1);
  const waits = last?.own === true;
  useEffect(() => {
    if (!last?.own) return undefined;
    const reply = { own: false, text: replies(lines.length, last.text) };
    const timer = setTimeout(() => setLines((before) => [...before, reply]), wait(last.text));
    return () => clearTimeout(timer);
  }, [last, lines.length, replies]);
  useEffect(() => {
    if (lines.length > 0) keepUntilSaved(place, { lines });
    else dropKept(place);
  }, [place, lines]);
  return {
    lines,
    waits,
    ask: (text: string) => setLines((before) => [...before, { own: true, text }]),
    forget: () => setLines([]),
  };
};

const Lines = ({ lines, name, waits }: { lines: readonly Line[]; name: string; waits: boolean }) => {
  const { t } = useLingui();
  return (
    <>
      <Stack gap="sm" as="ul" label={t`Conversation`}>
        {lines.map(({ own, text }, at) => (
          <MessageBubble
            key={`${at} ${text.slice(0, 20)}`}
            own={own}
            first={lines[at - 1]?.own !== own}
            who={own ? undefined : t`${name} (simulated)`}
            said={<HiddenText>{own ? t`You:` : t`${name} (simulated):`}</HiddenText>}
            when={null}
          >
            <Text typed>{text}</Text>
          </MessageBubble>
        ))}
      </Stack>
      <div role="status">{waits && <Text size="meta" tone="secondary">{t`${name} (simulated) is writing…`}</Text>}</div>
    </>
  );
};

const Conversation = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  const [provider, setProvider] = useState<Provider>('claude');
  const [text, setText] = useState('');
  const { lines, waits, ask, forget } = useConversation(me);
  const send = () => {
    const words = text.trim();
    if (words === '' || words.length > longest || waits) return;
    ask(words);
    setText('');
  };
  return (
    <Card>
      <Stack gap="md">
        <Notice>{t`This is a preview. The replies are simulated, and nothing that you write leaves this browser.`}</Notice>
        <SelectField
          label={t`Provider`}
          options={Object.entries(providers).map(([value, label]) => ({ value, label }))}
          value={provider}
          onChange={(key) => setProvider(key === 'openai' ? 'openai' : 'claude')}
        />
        {lines.length === 0 ? (
          <EmptyState compact title={t`Ask something`}>
            {t`For example how to prepare for your first session.`}
          </EmptyState>
        ) : (
          <Lines lines={lines} name={providers[provider]} waits={waits} />
        )}
        <Form onSubmit={send} label={t`Ask`}>
          <TextArea
            label={t`Your question`}
            value={text}
            onChange={(event) => setText(event.target.value)}
            max={longest}
          />
          <FormActions>
            <Row>
              {lines.length > 0 && <Button kind="quiet" onPress={forget}>{t`Clear`}</Button>}
              <Button kind="primary" submit icon={IconSend}>{t`Send`}</Button>
            </Row>
          </FormActions>
        </Form>
      </Stack>
    </Card>
  );
};

/** AIT-14 to AIT-16: simulated replies, for anybody who is signed in (B63); no call is made. */
export const AiChatPage = () => {
  const { t } = useLingui();
  const { me } = useMe();
  usePageTitle(t`AI chat`);
  return (
    <DetailPage title={t`AI chat`} lead={t`Coming soon: an assistant that helps you to prepare.`} width="narrow">
      {me && <Conversation key={me.id} me={me} />}
    </DetailPage>
  );
};
