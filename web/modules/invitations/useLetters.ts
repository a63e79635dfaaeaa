import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { mostInvites } from '../../../contract/invitations/values.ts';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { CallRefused, isCallFailure } from '../../lib/call.ts';
import { keyPerInput } from '../../lib/key-per-input.ts';
import { paths } from '../../lib/paths.ts';
import { problemsIn } from '../../lib/schemas.ts';
import { toastSuccess } from '../../ui/toast.tsx';
import { useSendInvites } from './queries.ts';

export interface LettersOf {
  of: { roleId: number; programId: number };
  role: string;
  programme: ProgrammeView;
}

/** Who was not written to, and why: their addresses. */
export interface LeftOut {
  held: string[];
  members: string[];
}

const nobody: LeftOut = { held: [], members: [] };

const schema = () => import('../../../contract/accounts/schemas/fields.ts').then(({ Email }) => Email);

/** The contract's own message for each row that is not an address. */
const wrongIn = async (rows: readonly string[]): Promise<Record<number, string>> => {
  const judged = await Promise.all(rows.map(async (row) => (row.trim() === '' ? [] : problemsIn(schema, row))));
  return Object.fromEntries(judged.flatMap(([problem], at) => (problem ? [[at, problem.message]] : [])));
};

/** B09: split into as many as one call accepts. */
const partsOf = (addresses: readonly string[]) =>
  Array.from({ length: Math.ceil(addresses.length / mostInvites) }, (_none, at) =>
    addresses.slice(at * mostInvites, (at + 1) * mostInvites),
  );

/** One call. Sending it again after a lost answer has no further effect; a new send uses a new key. */
const useSendPart = ({ of, programme }: LettersOf, bulk: boolean) => {
  const { mutateAsync, error } = useSendInvites(of);
  const [keyFor] = useState(keyPerInput);
  const round = useRef(0);
  const sendPart = async (part: readonly string[]) => {
    const address = paths.programmeSignIn({ enterpriseId: programme.enterprise.id, programId: programme.id });
    const answer = await mutateAsync({
      key: keyFor(`${round.current} ${part.join(' ')}`),
      program_id: of.programId,
      role_id: of.roleId,
      redirect_url: window.location.origin + address,
      batch_send_hidden: !bulk,
      batch_send_invites: '',
      email: part.map((one) => ({ email: one })),
      send_invite: [],
    });
    round.current += 1;
    return answer;
  };
  return { sendPart, error };
};

/** What was typed, and how it is sent: a long list goes in parts, one after the other. */
export const useLetters = (letters: LettersOf, bulk: boolean) => {
  const { t } = useLingui();
  const [rows, setRows] = useState(['']);
  const [wrong, setWrong] = useState<Record<number, string>>({});
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);
  const [isPending, setPending] = useState(false);
  const [leftOut, setLeftOut] = useState<LeftOut>(nobody);
  const { sendPart, error } = useSendPart(letters, bulk);
  const filled = rows.map((row) => row.trim()).filter((row) => row !== '');
  const change = (next: string[]) => {
    setRows(next);
    setWrong({});
    setLeftOut(nobody);
  };
  const sendParts = async (parts: readonly string[][]) => {
    const gone = new Set<string>();
    let invited = 0;
    const left: LeftOut = { held: [], members: [] };
    try {
      for (const part of parts) {
        if (parts.length > 1) setProgress({ done: gone.size, all: filled.length });
        const answer = await sendPart(part);
        invited += answer.sent;
        left.held.push(...answer.held_emails);
        left.members.push(...answer.member_emails);
        for (const one of part) gone.add(one);
        // Only unsent rows stay in the form, so that trying again after a failure emails nobody twice.
        const unsent = rows.filter((row) => !gone.has(row.trim()));
        change(unsent.length > 0 ? unsent : ['']);
      }
    } finally {
      setProgress(null);
      setLeftOut(left);
      if (gone.size > 0 && (invited > 0 || left.held.length + left.members.length === 0))
        toastSuccess(t`Successfully sent ${invited} invitation(s) for ${letters.role} role!`);
    }
  };
  const judgeAndSend = async () => {
    const mistakes = await wrongIn(rows);
    setWrong(mistakes);
    if (Object.keys(mistakes).length === 0) await sendParts(partsOf(filled));
  };
  const send = async () => {
    setPending(true);
    try {
      await judgeAndSend();
    } catch (fault) {
      // The server's message, or its absence, is shown in the form.
      if (!isCallFailure(fault)) throw fault;
    } finally {
      setPending(false);
    }
  };
  const failed = t`An error occurred while sending invitations. Please try again.`;
  const refusal = error === null ? null : error instanceof CallRefused ? error.refusal.error : failed;
  return { rows, wrong, filled, change, send, refusal, progress, isPending, leftOut };
};
