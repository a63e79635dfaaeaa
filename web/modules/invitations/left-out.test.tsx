import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentee as me } from '../../testing/people.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../programmes/programmes.fixture.tsx';
import { LetterForm } from './LetterForm.tsx';

const invite = {
  invite_link: null,
  expires_at: null,
  role: { id: 2, name: 'Mentee' },
  waiting: 0,
  invited: 1,
  accepted: 0,
  uses: 0,
};
const eleven = Array.from({ length: 11 }, (_none, at) => `p${at}@b.co`);

test.each([
  [
    { members: 1, member_emails: ['ann@example.com'] },
    'This person is in the program already and was not invited: ann@example.com',
  ],
  [
    { members: 11, member_emails: eleven },
    'These people are in the program already and were not invited: p0@b.co, p1@b.co, p2@b.co, p3@b.co, p4@b.co, p5@b.co, p6@b.co, p7@b.co, p8@b.co, p9@b.co and 1 more',
  ],
  [
    { held: 1, held_emails: ['bob@example.com'] },
    /had many invitations lately\. We will not email them again today\. .* another day\. bob@example\.com$/,
  ],
])('INV-19 B78 B09 whoever was not invited is named, with the reason: %o', async (left, sentence) => {
  serve({
    'GET /users/current': me,
    'POST /roles/2/invites': {
      ...invite,
      message: '',
      sent: 1,
      held: 0,
      members: 0,
      member_emails: [],
      held_emails: [],
      ...left,
    },
  });
  inAlpha(<LetterForm of={{ roleId: 2, programId: alpha.id }} role="Mentee" programme={alpha} />);
  fireEvent.change(screen.getByLabelText('Email 1'), { target: { value: 'new@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
  const isSentence = (text: string) => (typeof sentence === 'string' ? text === sentence : sentence.test(text));
  expect(
    await screen.findByText(
      (_text, element) => element?.children.length === 0 && isSentence(element.textContent ?? ''),
    ),
  ).toBeTruthy();
});
