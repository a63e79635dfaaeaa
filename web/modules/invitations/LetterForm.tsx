import { Plural, useLingui } from '@lingui/react/macro';
import { IconPlus, IconSend, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ActionButton, Button, IconButton } from '../../ui/Button.tsx';
import { Form, FormActions } from '../../ui/Form.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressBar } from '../../ui/States.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { leftOf, withBulk } from './addresses.ts';
import { type LeftOut, type LettersOf, useLetters } from './useLetters.ts';

/** Up to this many addresses have a field each; a longer list is only counted. */
const mostFields = 20;

const BulkField = ({ onAdd }: { onAdd: (text: string) => void }) => {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const add = () => {
    onAdd(text);
    const left = leftOf(text);
    setText(left);
    setLeft(left !== '');
  };
  const type = (typed: string) => {
    setText(typed);
    setLeft(false);
  };
  return (
    <Stack gap="sm">
      <TextArea
        label={t`Paste many addresses`}
        hint={t`From a table or a letter: whatever looks like an email address is taken.`}
        value={text}
        error={isLeft ? t`What is left here is no email address.` : undefined}
        onChange={(event) => type(event.target.value)}
      />
      <Row justify="end">
        <ActionButton
          icon={IconPlus}
          whyNot={text.trim() === '' ? t`Paste some addresses first` : null}
          onPress={add}
        >{t`Add addresses`}</ActionButton>
      </Row>
    </Stack>
  );
};

interface RowsProps {
  rows: readonly string[];
  wrong: Readonly<Record<number, string>>;
  onChange: (rows: string[]) => void;
}

const AddressRows = ({ rows, wrong, onChange }: RowsProps) => {
  const { t } = useLingui();
  const put = (at: number, value: string) => onChange(rows.map((row, n) => (n === at ? value : row)));
  const drop = (at: number) => onChange(rows.length === 1 ? [''] : rows.filter((_, n) => n !== at));
  // Rows have no key other than their position.
  const places = rows.slice(0, mostFields).map((row, at) => ({ row, at }));
  return places.map(({ row, at }) => (
    <Row key={at} wrap={false} align="start">
      <Grow>
        <TextField
          label={t`Email ${at + 1}`}
          labelHidden
          type="email"
          placeholder="name@example.com"
          value={row}
          error={wrong[at]}
          onChange={(event) => put(at, event.target.value)}
        />
      </Grow>
      {rows.length > 1 && <IconButton icon={IconTrash} label={t`Remove email ${at + 1}`} onPress={() => drop(at)} />}
    </Row>
  ));
};

/** Addresses that are named; the list of invited people has the others. */
const mostNamed = 10;

const useNames = () => {
  const { t } = useLingui();
  return (addresses: readonly string[]) => {
    const [named, more] = [addresses.slice(0, mostNamed).join(', '), addresses.length - mostNamed];
    return more > 0 ? t`${named} and ${more} more` : named;
  };
};

/** INV-19 counts who was written to; whoever was not is named. Who else has written to them is not said (B09). */
const NotEmailed = ({ held, members }: LeftOut) => {
  const names = useNames();
  return (
    <>
      {members.length > 0 && (
        <Notice tone="info">
          <Plural
            value={members.length}
            one="This person is in the program already and was not invited:"
            other="These people are in the program already and were not invited:"
          />{' '}
          {names(members)}
        </Notice>
      )}
      {held.length > 0 && (
        <Notice tone="warning">
          <Plural
            value={held.length}
            one="This person has had many invitations lately. We will not email them again today. Their invitation stands, and you can write to them again another day."
            other="# of these people have had many invitations lately. We will not email them again today. Their invitations stand, and you can write to them again another day."
          />{' '}
          {names(held)}
        </Notice>
      )}
    </>
  );
};

/** INV-14…17, INV-19, INV-20: invitations by email, typed one by one or pasted as a list. */
export const LetterForm = (props: LettersOf) => {
  const { t } = useLingui();
  const [bulk, setBulk] = useState(false);
  const { rows, wrong, filled, change, send, refusal, progress, isPending, leftOut } = useLetters(props, bulk);
  return (
    <Form label={t`Invite by email`} error={refusal} onSubmit={send}>
      <Stack gap="sm">
        <Row justify="between">
          <Text strong>{t`Invite by email`}</Text>
          <Button size="sm" kind="quiet" onPress={() => setBulk(!bulk)}>
            {bulk ? t`Hide the list` : t`Add many at once`}
          </Button>
        </Row>
        {bulk && <BulkField onAdd={(text) => change(withBulk(rows, text))} />}
        <AddressRows rows={rows} wrong={wrong} onChange={change} />
        {rows.length > mostFields && (
          <Text tone="secondary">
            <Plural value={rows.length - mostFields} one="and # more address" other="and # more addresses" />
          </Text>
        )}
        <Row>
          <Button size="sm" kind="quiet" icon={IconPlus} onPress={() => change([...rows, ''])}>
            {t`Add another`}
          </Button>
        </Row>
      </Stack>
      <NotEmailed {...leftOut} />
      {progress && (
        <ProgressBar
          value={(100 * progress.done) / progress.all}
          label={t`Sending invitations`}
          note={t`${progress.done} of ${progress.all}`}
        />
      )}
      <FormActions align="end">
        <ActionButton
          kind="primary"
          icon={IconSend}
          submit
          pending={isPending}
          whyNot={filled.length === 0 ? t`Enter an email address first` : null}
        >
          {filled.length > 1 ? t`Send ${filled.length} invitations` : t`Send invitation`}
        </ActionButton>
      </FormActions>
    </Form>
  );
};
