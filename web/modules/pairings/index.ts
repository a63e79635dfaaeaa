export { CapacitySection } from './CapacitySection.tsx';
export { ConnectButton, ConnectCard } from './Connect.tsx';
