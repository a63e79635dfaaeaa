/** The state of the connection to the server; `relay`: the route around a strict firewall, if the settings name one. */
export interface NetworkCheck {
  line: 'good' | 'slow' | 'none';
  milliseconds: number | null;
}

const asked = 3;
const slowFrom = 400;

const once = async (look: () => Promise<unknown>) => {
  const began = performance.now();
  await look();
  return performance.now() - began;
};

const askServer = async () => {
  const reply = await fetch('/healthz', { cache: 'no-store' });
  if (!reply.ok) throw new Error('no answer');
};

/** Takes the median of three answers. */
export const checkNetwork = async (look: () => Promise<unknown> = askServer): Promise<NetworkCheck> => {
  const times: number[] = [];
  try {
    for (let turn = 0; turn < asked; turn += 1) times.push(await once(look));
  } catch {
    return { line: 'none', milliseconds: null };
  }
  const milliseconds = Math.round(times.toSorted((a, b) => a - b)[1] ?? 0);
  return { line: milliseconds >= slowFrom ? 'slow' : 'good', milliseconds };
};

/** False for browsers that cannot take part in a meeting. */
export const canMeet = () => typeof RTCPeerConnection !== 'undefined' && typeof EventSource !== 'undefined';
