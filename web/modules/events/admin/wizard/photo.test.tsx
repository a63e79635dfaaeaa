import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal } from '../../../../testing/serve.fixture.ts';
import { currentToasts } from '../../../../ui/toastList.ts';
import { anEditable } from '../admin.fixture.tsx';
import { next, openSaved, press, step } from './wizard.fixture.tsx';

const toasts = () => currentToasts().map(({ message, title }) => [title, message]);

/** What jsdom lacks entirely: it neither shows nor draws pictures. */
const lacking = [
  [URL, 'createObjectURL', () => 'blob:picture'],
  [URL, 'revokeObjectURL', () => {}],
  [HTMLImageElement.prototype, 'decode', () => Promise.resolve()],
] as const;

beforeEach(() => {
  for (const [where, name, value] of lacking) Object.defineProperty(where, name, { configurable: true, value });
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 1600, height: 900 }));
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => {},
    fillRect: () => {},
  } as unknown as CanvasRenderingContext2D &
    ImageBitmapRenderingContext &
    WebGLRenderingContext &
    WebGL2RenderingContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, mime) =>
    done(new Blob(['drawn'], { type: mime ?? 'image/png' })),
  );
});

// The next file has the same page.
afterEach(() => {
  for (const [where, name] of lacking) Reflect.deleteProperty(where, name);
});

const saveWithPicture = async (answer: object) => {
  const served = openSaved({
    'GET /main/admins/events/41': anEditable(),
    'POST /events': { id: 41 },
    'POST /events/upload_photo': answer,
  });
  await step('Event Info');
  next();
  await step('Event Details');
  const file = new File(['picture'], 'evening.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText(/^Picture/), { target: { files: [file] } });
  const shown = await waitFor(() => {
    const image = document.querySelector('[role=dialog] img');
    if (!image) throw new Error('no picture to crop');
    return image;
  });
  fireEvent.load(shown);
  press('Use this picture');
  await screen.findByText('photo.jpg');
  for (const name of ['Tickets', 'Additional Data']) {
    next();
    await step(name);
  }
  press('Save');
  await waitFor(() => expect(served.visited).toEqual(['/main/admins/events']));
  return served;
};

test('EVT-35 a new picture is sent once the event is saved', async () => {
  const { calls } = await saveWithPicture({ photo: '/files/events/a.webp' });
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path }) => path)).toEqual(['/events', '/events/upload_photo']);
  const form = sent[1]?.body as FormData;
  expect(form.get('event_id')).toBe('41');
  expect((form.get('photo') as File).type).toBe('image/jpeg');
});

test('EVT-35 a picture that is refused is said to be, and the event is saved all the same', async () => {
  await saveWithPicture(refusal('events.picture_too_big'));
  expect(toasts()).toEqual(
    expect.arrayContaining([
      [undefined, 'Your changes are saved.'],
      ['The picture could not be saved.', 'File exceeds 2MB'],
    ]),
  );
});
