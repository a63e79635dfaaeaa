import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { mentee, show } from '../profiles.fixture.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

// An animated GIF: the only kind that is not cropped first, and jsdom cannot crop.
const moving = (name: string) => new File(['GIF89a'], name, { type: 'image/gif' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = () => ({ status: 422, body: { error: 'Not this time.', code: 'request.invalid' } });

/** The forms that were sent, by field name. */
const formsOf = (calls: ReturnType<typeof serve>['calls']) =>
  calls.map(({ body }) =>
    body instanceof FormData
      ? [...body].map(([field, value]) => [field, value instanceof File ? value.name : value])
      : body,
  );

/** A photo upload with a picture that needs no cropping. */
const PhotoUpload = ({ onDone }: { onDone: () => void }) => {
  const { pick, picture, upload } = usePictureUpload('photo', onDone);
  return (
    <>
      <button type="button" onClick={() => pick.onChoose([moving('me.gif')])}>
        Choose
      </button>
      <button type="button" onClick={upload}>
        Upload
      </button>
      <p>{picture?.name ?? 'no picture'}</p>
    </>
  );
};

test('PRO-51 PRO-52 a photo goes out as profile_photo; it is said what became of it, and a failure clears the preview', async () => {
  const answers = [lost, refused, () => mentee];
  const { calls } = serve({ 'POST /users/current/update_profile_photo': () => answers.shift()?.() ?? {} });
  const onDone = vi.fn();
  show(<PhotoUpload onDone={onDone} />);
  const send = () => {
    press('Choose');
    expect(screen.getByText('me.gif')).toBeTruthy();
    press('Upload');
  };
  send();
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(screen.getByText('no picture')).toBeTruthy();
  send();
  expect(await screen.findByText('Not this time.')).toBeTruthy();
  expect(screen.getByText('no picture')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  send();
  expect(await screen.findByText('Photo uploaded successfully')).toBeTruthy();
  expect(onDone).toHaveBeenCalledOnce();
  expect(formsOf(calls)).toEqual(Array.from({ length: 3 }, () => [['profile_photo', 'me.gif']]));
});

test('PRO-54 PRO-55 a banner goes out as banner; it is said what became of it, and the window closes', async () => {
  const answers = [lost, refused, () => mentee];
  const { calls } = serve({ 'POST /users/current/update_banner': () => answers.shift()?.() ?? {} });
  const onClose = vi.fn();
  show(<PictureDialog kind="banner" name="Farid" onClose={onClose} />);
  const send = async () => {
    const input = document.querySelector('input[type=file]') ?? document.body;
    fireEvent.change(input, { target: { files: [moving('wide.gif')] } });
    expect(await screen.findByText('wide.gif')).toBeTruthy();
    press('Upload');
  };
  await send();
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('wide.gif')).toBeNull());
  await send();
  expect(await screen.findByText('Not this time.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('wide.gif')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await send();
  expect(await screen.findByText('Banner uploaded successfully')).toBeTruthy();
  expect(onClose).toHaveBeenCalledOnce();
  expect(formsOf(calls)).toEqual(Array.from({ length: 3 }, () => [['banner', 'wide.gif']]));
});
