import type { Call } from '../endpoint.ts';
import type * as shapes from './schemas.ts';

export const myRecord: Call<typeof shapes.myRecord> = { method: 'GET', path: '/api/v2/my/record' };
export const issueCertificate: Call<typeof shapes.issueCertificate> = {
  method: 'POST',
  path: '/api/v2/my/certificates',
};
export const withdrawCertificate: Call<typeof shapes.withdrawCertificate> = {
  method: 'DELETE',
  path: '/api/v2/my/certificates/{id}',
};
/** M49 */
export const showCertificate: Call<typeof shapes.showCertificate> = {
  method: 'GET',
  path: '/api/v2/certificates/{number}',
};
