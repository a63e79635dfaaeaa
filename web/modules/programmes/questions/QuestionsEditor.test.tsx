import { fireEvent, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeAll, expect, test } from 'vitest';
import { judgedBy } from '../../../lib/judged-by.ts';
import { Form } from '../../../ui/Form.tsx';
import { saveSchema } from '../form/schema.ts';
import { aQuestion, show } from '../whole.fixture.tsx';
import type { ProgrammeSave } from '../queries.ts';
import { questionsBody, type Questions, questionsOf } from './questions.ts';
import { QuestionsEditor } from './QuestionsEditor.tsx';

// Normally loaded while the user types; load it up front, so that no test has to wait.
beforeAll(saveSchema);

const stored = [
  aQuestion(1, { primary: true, title: 'How would you rate this session?' }),
  aQuestion(2, { title: 'How helpful was it?' }),
  aQuestion(3, { user_type: 'mentor', primary: true }),
];

const Editor = ({ onSend }: { onSend: (body: ProgrammeSave) => void }) => {
  const form = useForm<Questions>({
    defaultValues: questionsOf({ review_questions: stored } as never),
    resolver: judgedBy(saveSchema, { toWire: questionsBody }),
  });
  return (
    <FormProvider {...form}>
      <Form onSubmit={form.handleSubmit((typed) => onSend(questionsBody(typed)))}>
        <QuestionsEditor />
        <button type="submit">Send</button>
      </Form>
    </FormProvider>
  );
};
const open = () => {
  const sent: ProgrammeSave[] = [];
  show(<Editor onSend={(body) => sent.push(body)} />);
  return sent;
};
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

test('REV-23 REV-24 REV-27 two lists with their counts; the primary question is only read and stays', () => {
  open();
  expect(tabs()).toEqual(['Questions for Mentee2', 'Questions for Mentor1']);
  const [title] = screen.getAllByRole('textbox', { name: /^Question Title/ });
  expect((title as HTMLInputElement).value).toBe('How would you rate this session?');
  expect((title as HTMLInputElement).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Remove question 1' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove question 2' })).toBeTruthy();
  // Only the other of the two questions can change its kind, or be optional.
  expect(screen.getAllByRole('checkbox', { name: 'Required' })).toHaveLength(1);
  expect(screen.getAllByRole('combobox', { name: /^Type/ })).toHaveLength(1);
});

test('REV-24 each side has a list of its own, and a new question goes into the one that is shown', () => {
  open();
  const titles = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Question Title/ }).map(({ value }) => value);
  expect(titles()).toEqual(['How would you rate this session?', 'How helpful was it?']);
  fireEvent.click(screen.getByRole('tab', { name: /Mentor/ }));
  expect(titles()).toEqual(['Question 3']);
  fireEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  expect(titles()).toEqual(['Question 3', '']);
  expect(tabs()).toEqual(['Questions for Mentee2', 'Questions for Mentor2']);
});

test('REV-26 REV-29 a new question needs title and type and goes outright; a stored one is flagged and hidden', async () => {
  const sent = open();
  fireEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  send();
  expect(await screen.findByText('Question Title is a required field')).toBeTruthy();
  expect(screen.getByText('Type is a required field')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove question 3' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove question 2' }));
  expect(tabs()).toEqual(['Questions for Mentee1', 'Questions for Mentor1']);
  send();
  await screen.findByRole('button', { name: 'Send' });
  await expect.poll(() => sent.length).toBe(1);
  const questions = sent[0]?.impact_questions as { id?: number; _destroy?: boolean }[];
  expect(questions.map(({ id, _destroy }) => [id, _destroy])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ]);
});

test('REV-26 what is wrong on the other side is shown at once', async () => {
  open();
  fireEvent.click(screen.getByRole('tab', { name: /Mentor/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  fireEvent.click(screen.getByRole('tab', { name: /Mentee/ }));
  send();
  expect(await screen.findByText('Question Title is a required field')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Mentor/ }).getAttribute('aria-selected')).toBe('true');
});

test('REV-25 what is typed of each kind of question is what is sent', async () => {
  const sent = open();
  const last = (role: 'textbox' | 'checkbox' | 'combobox', name: RegExp) =>
    screen.getAllByRole(role, { name }).at(-1) as HTMLElement;
  const type = (name: RegExp, value: string) => fireEvent.change(last('textbox', name), { target: { value } });
  const kind = async (name: string) => {
    fireEvent.click(last('combobox', /^Type/));
    const offered = await screen.findAllByRole('option', { name, hidden: true });
    fireEvent.click(offered.at(-1) as HTMLElement);
  };
  fireEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  type(/^Question Title/, 'How likely are you to come back?');
  type(/^Question Description/, '0 is never');
  await kind('Scale');
  type(/^Scale from/, '0');
  type(/^Scale to/, '10');
  fireEvent.click(last('checkbox', /^Required/));
  fireEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  type(/^Question Title/, 'What helped?');
  await kind('Options');
  type(/^Options/, 'Advice\n Courage \n');
  send();
  await expect.poll(() => sent.length).toBe(1);
  const questions = sent[0]?.impact_questions as object[];
  expect(questions.slice(3)).toMatchObject([
    {
      title: 'How likely are you to come back?',
      description: '0 is never',
      category: 'scale',
      required: false,
      scale_start: 0,
      scale_end: 10,
    },
    { title: 'What helped?', description: '', category: 'options', required: true, options: ['Advice', 'Courage'] },
  ]);
});
