import { EventEmitter, once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readSettings } from '../config.ts';
import { newServer } from './server.ts';

test('a stop waits for a handler whose client has hung up', async () => {
  const server = newServer(readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));
  const steps: string[] = [];
  const signs = new EventEmitter();
  const began = once(signs, 'began');
  const gone = once(signs, 'gone');
  const answered = once(signs, 'answered');
  server.get('/slow', async () => {
    signs.emit('began');
    await answered;
    steps.push('the handler ends');
    return {};
  });
  server.server.on('connection', (socket: Socket) => socket.on('close', () => signs.emit('gone')));
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;

  const request = get({ port, host: '127.0.0.1', path: '/slow' }).on('error', () => {});
  await began;
  request.destroy();
  await gone;
  const noneListens = once(server.server, 'close');
  const closed = server.close().then(() => steps.push('the server is closed'));
  await noneListens;
  // If the stop did not wait for the handler, it would be over within one turn of the event loop.
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  signs.emit('answered');
  await closed;

  expect(steps).toEqual(['the handler ends', 'the server is closed']);
});
