import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const leadToPayment: Call<typeof schemas.leadToPayment> = { method: 'GET', path: '/payments/{id}/pay' };

export const removePayment: Call<typeof schemas.removePayment> = { method: 'POST', path: '/payments/{id}/delete' };

export const showTestGateway: Call<typeof schemas.showTestGateway> = {
  method: 'GET',
  path: '/payments/{id}/test_gateway',
};

export const useTestGateway: Call<typeof schemas.useTestGateway> = {
  method: 'POST',
  path: '/payments/{id}/test_gateway',
};

export const receiveGatewayMessage: Call<typeof schemas.receiveGatewayMessage> = {
  method: 'POST',
  path: '/payments/webhook',
};
