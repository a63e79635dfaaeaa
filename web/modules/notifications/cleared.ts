import { toastSuccess } from '../../ui/toast.tsx';

/** NTF-06, A87: the server's message after marking one or all as read. */
export const sayCleared = ({ message }: { message: string }) => toastSuccess(message);
