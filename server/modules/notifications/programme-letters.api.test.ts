import { beforeEach, expect, test } from 'vitest';
import { acceptBooking } from '../../../contract/bookings/index.ts';
import { sendInvite, sendRejection, updateApplicantStatus } from '../../../contract/applications/index.ts';
import { sendInvites } from '../../../contract/invitations/index.ts';
import { applicant, form } from '../applications/applications.fixture.ts';
import { requested, tenOClock } from '../bookings/bookings.fixture.ts';
import { lettersTo, onlyLetterTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.rows(`update programs set support_email = 'help@alpha.example' where id = $1`, [world.alpha.id]);
  await world.rows(`update white_labels set dashboard_primary_colour = '#7A3CC8' where program_id = $1`, [
    world.alpha.id,
  ]);
});

const ofAlpha = {
  from: 'Alpha',
  replyTo: ['help@alpha.example'],
  html: expect.stringMatching(/#7a3cc8/i),
  text: expect.stringContaining('help@alpha.example'),
};
const ours = { from: 'Lantern', replyTo: ['support@lantern.test'], html: expect.not.stringMatching(/#7a3cc8/i) };

const invite = () =>
  world.ask('programme_admin', sendInvites, {
    params: { roleId: world.alpha.roleIds.Mentee },
    body: {
      program_id: world.alpha.id,
      role_id: world.alpha.roleIds.Mentee,
      redirect_url: '/users/login',
      email: [{ email: 'new@example.com' }],
    },
  });

test('B113 an invitation goes in the programme’s name and colour, and is answered to its support address', async () => {
  await invite();
  await world.runJobs();
  // It reaches people who know nobody here: the address that it names for questions is ours.
  const text = expect.not.stringContaining('help@alpha.example');
  expect(onlyLetterTo(world, 'new@example.com')).toMatchObject({ ...ofAlpha, text });
});

test('B113 NTF-08 so do both answers to an application', async () => {
  const made = await form(world);
  const decide = (applicant_id: number, status: 'approved' | 'rejected') =>
    world.ask('programme_admin', updateApplicantStatus, { body: { applicant_id, status } });
  const welcome = await applicant(world, made);
  await decide(welcome, 'approved');
  await world.ask('programme_admin', sendInvite, { body: { applicant_id: welcome, status: 'approved' } });
  const other = await applicant(world, made, 'applied', 'pending_mentor');
  await decide(other, 'rejected');
  await world.ask('programme_admin', sendRejection, { body: { applicant_id: other } });
  await world.moveClock(world.clock.now().add({ minutes: 10 })); // M42
  const invited = lettersTo(world, 'other_mentee@example.com');
  expect(invited.length).toBeGreaterThan(0);
  for (const letter of invited) {
    expect(letter).toMatchObject({ ...ofAlpha, subject: 'You are invited to Alpha' });
    expect(letter.text).toContain('Your application (Spring intake) was approved.');
  }
  const refused = onlyLetterTo(world, 'pending_mentor@example.com');
  expect(refused).toMatchObject({ ...ofAlpha, subject: 'About your application to Alpha' });
  expect(refused.text).toContain('cannot offer you a place');
});

test('B113 a session of a programme is told in its name, one of the platform in ours', async () => {
  const inAlpha = await requested(world);
  await world.rows('update bookings set program_id = $1 where id = $2', [world.alpha.id, inAlpha.id]);
  const onPlatform = await requested(world, tenOClock(4), 'other_mentee');
  for (const { id } of [inAlpha, onPlatform]) await world.ask('mentor', acceptBooking, { params: { id } });
  await world.runJobs();
  expect(onlyLetterTo(world, 'mentee@example.com')).toMatchObject(ofAlpha);
  expect(onlyLetterTo(world, 'other_mentee@example.com')).toMatchObject(ours);
});

test('B113 answers to a programme without a support address come to us, and a line break in its name is a space', async () => {
  await world.rows(`update programs set support_email = null, name = $2 where id = $1`, [
    world.alpha.id,
    'Alpha\r\nBcc: x@y.example',
  ]);
  await invite();
  await world.runJobs();
  const letter = onlyLetterTo(world, 'new@example.com');
  expect(letter).toMatchObject({ from: 'Alpha Bcc: x y example', replyTo: ['support@lantern.test'] });
  expect(world.vendors.letters.flatMap(({ to }) => to)).toEqual(['new@example.com']);
});
