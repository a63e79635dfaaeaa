import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A local file store that speaks S3, with one empty bucket; it keeps the headers it was sent. */
export const startS3Twin = async () => {
  const directory = await mkdtemp(join(tmpdir(), 's3-twin-'));
  const bucket = 'lantern-files';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  const headers: IncomingHttpHeaders[] = [];
  server.httpServer.on('request', (request) => headers.push(request.headers));

  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    headers,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
};
