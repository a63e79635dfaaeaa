import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as shapes from './schemas.ts';

export * from './values.ts';
export type { Certificate, OwnRecord, RecordSession } from './schemas.ts';

export const myRecord = join(calls.myRecord, shapes.myRecord);
export const issueCertificate = join(calls.issueCertificate, shapes.issueCertificate);
export const withdrawCertificate = join(calls.withdrawCertificate, shapes.withdrawCertificate);
export const showCertificate = join(calls.showCertificate, shapes.showCertificate);
