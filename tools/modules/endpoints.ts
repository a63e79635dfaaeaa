import type { Endpoint } from '../../contract/endpoint.ts';
import { handledEndpoints, screenEndpoints } from '../handled-endpoints.ts';
import { sourceFiles } from '../house.mjs';
import { exportsOf, isProduct, objectsIn } from './order.ts';

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'path' in value && 'response' in value;
const titleOf = ({ method, path }: Endpoint) => `${method} ${path}`;
/** The same for two addresses that no router can tell apart, whatever their parameters are called. */
const addressOf = ({ method, path }: Endpoint) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`;

const promisedEndpoints = async () => {
  const promised: { file: string; endpoint: Endpoint }[] = [];
  for (const file of sourceFiles(['contract']).filter(isProduct)) {
    for (const endpoint of objectsIn(await exportsOf(file)).filter(isEndpoint)) promised.push({ file, endpoint });
  }
  return promised;
};

const isOfScreens = ({ file }: { file: string }) => /^contract\/screens[./-]/.test(file);

/**
 * Endpoints of the screens that are not called with GET, whether the screens' contract promises them or the screens
 * answer them.
 */
const screensThatAct = (found: Awaited<ReturnType<typeof promisedEndpoints>>) => {
  const promised = found.filter(isOfScreens).map(({ endpoint }) => endpoint);
  return [...new Set([...promised, ...screenEndpoints()])].filter(({ method }) => method !== 'GET');
};

/** The contract and the running app have the same endpoints, each once; the screens only read. */
export const checkEndpoints = async () => {
  const faults: string[] = [];
  const handled = handledEndpoints();
  const found = await promisedEndpoints();
  const promised = [...new Set(found.map(({ endpoint }) => endpoint))];
  for (const one of new Set([...promised, ...handled])) {
    const times = handled.filter((other) => other === one).length;
    if (times !== 1) faults.push(`${titleOf(one)}: handled ${times} times`);
    if (!promised.includes(one)) faults.push(`${titleOf(one)}: not in the contract`);
  }
  const addresses = promised.map(addressOf);
  for (const address of new Set(addresses)) {
    const times = addresses.filter((other) => other === address).length;
    if (times > 1) faults.push(`${address}: promised ${times} times`);
  }
  faults.push(...screensThatAct(found).map((endpoint) => `${titleOf(endpoint)}: screens only read`));
  return { faults, count: promised.length };
};
