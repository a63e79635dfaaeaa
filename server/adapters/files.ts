import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { makeFolder, syncLater } from '../platform/durable.ts';
import { type Files, typeOfKey } from '../platform/files.ts';

interface Folder {
  folder: string;
}

interface S3Bucket {
  /** Absent when the store is Amazon's own. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

const MISSING = new Set(['ENOENT', 'NotFound', 'NoSuchKey']);
const isMissing = (fault: unknown) => {
  const cause = fault instanceof Error ? fault.cause : undefined;
  if (!(cause instanceof Error)) return false;
  return MISSING.has(cause.name) || ('code' in cause && MISSING.has(String(cause.code)));
};

/**
 * Anything that is not a valid key never reaches the disk or the bucket, so no key can climb out of its folder. // B139
 */
const filesOn = (disk: Disk): Files => ({
  put: async (key, bytes, type) => {
    if (typeOfKey(key) !== type) throw new Error('The key of the file and its type do not agree.');
    await disk.put(key, bytes, { contentType: type, contentLength: bytes.byteLength });
  },
  get: async (key) => {
    const type = typeOfKey(key);
    if (!type) return null;
    try {
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), type, size: contentLength };
    } catch (fault) {
      if (isMissing(fault)) return null;
      throw fault;
    }
  },
  remove: async (key) => {
    if (typeOfKey(key)) await disk.delete(key);
  },
  exists: async (key) => typeOfKey(key) !== null && disk.exists(key),
});

/** Files in a folder on this machine. What was stored stays stored when the power goes. */
export const folderFiles = ({ folder }: Folder): Files => {
  const files = filesOn(new Disk(new FSDriver({ location: folder, visibility: 'private' })));
  const put: Files['put'] = async (key, bytes, type) => {
    if (typeOfKey(key) === type) makeFolder(join(folder, dirname(key)));
    await files.put(key, bytes, type);
    await syncLater(join(folder, key), 'file');
    await syncLater(join(folder, dirname(key)), 'folder');
  };
  return { ...files, put };
};

/**
 * Files in a private bucket of any store that speaks S3. Checksums are sent and expected only where a call requires
 * them: stores other than Amazon's mistake the added trailers for content. No ACLs, since many stores don't support
 * them.
 */
export const s3Files = ({ endpoint, region, bucket, accessKey, secretKey }: S3Bucket): Files =>
  filesOn(
    new Disk(
      new S3Driver({
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
        region,
        bucket,
        credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        visibility: 'private',
        supportsACL: false,
      }),
    ),
  );
