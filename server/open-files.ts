import { folderFiles, s3Files } from './adapters/files.ts';
import type { Settings } from './platform/config.ts';

/** Where the settings say that uploads are kept. */
export const openFiles = (settings: Settings) => {
  const { FILES_S3_BUCKET: bucket, FILES_S3_KEY: accessKey = '', FILES_S3_SECRET: secretKey = '' } = settings;
  if (bucket === undefined) return folderFiles({ folder: settings.FILES_FOLDER });
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region } = settings;
  return s3Files({ endpoint, region, bucket, accessKey, secretKey });
};
