import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { myDevices, removeDevice } from '../../../../contract/notifications/endpoints.ts';
import { call } from '../../../lib/call.ts';
import { deviceState, turnOff, turnOn } from './subscription.ts';

const devicesKey = ['notifications', 'devices'] as const;
const stateKey = ['notifications', 'this device'] as const;

export const useDevices = () =>
  useQuery({ queryKey: devicesKey, queryFn: ({ signal }) => call(myDevices, {}, { signal }) });

export const useDeviceState = () => useQuery({ queryKey: stateKey, queryFn: deviceState, staleTime: 0 });

const useChanged = () => {
  const client = useQueryClient();
  return () =>
    Promise.all([devicesKey, stateKey].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })));
};

export const useTurnOn = () => {
  const changed = useChanged();
  return useMutation({ mutationFn: turnOn, onSettled: changed });
};

export const useTurnOff = () => {
  const changed = useChanged();
  return useMutation({ mutationFn: turnOff, onSettled: changed });
};

export const useRemoveDevice = () => {
  const changed = useChanged();
  return useMutation({ mutationFn: (id: number) => call(removeDevice, { params: { id } }), onSettled: changed });
};
