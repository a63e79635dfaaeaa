import { toastSuccess } from '../../ui/toast.tsx';

/** NTF-06, A87: the server's sentence, after marking one or all. */
export const sayCleared = ({ message }: { message: string }) => toastSuccess(message);
