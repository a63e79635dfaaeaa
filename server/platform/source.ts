import { isIPv6 } from 'node:net';

const parts = (text: string) => (text === '' ? [] : text.split(':'));

/** The eight groups of an IPv6 address, without leading zeros; an IPv4 address at its end counts as two. */
const groupsOf = (address: string) => {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address);
  const two = (high = '0', low = '0') => (Number(high) * 256 + Number(low)).toString(16);
  const plain = dotted ? `${dotted[1]}${two(dotted[2], dotted[3])}:${two(dotted[4], dotted[5])}` : address;
  const [before = '', after] = plain.split('::');
  const [left, right] = [parts(before), parts(after ?? '')];
  const gap = after === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right].map((group) => Number.parseInt(group, 16));
};

/** Without the port that some proxies add (a new one for each connection), and without the network interface. */
const bare = (ip: string) => {
  const [address = ''] = ip
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .split('%');
  return address;
};

/**
 * What calls are counted by: an IPv4 address, or the first half of an IPv6 address (/64). A household or a rented server
 * has 2^64 of those addresses and could use another one for each call. An IPv4 address that is written as IPv6 is the
 * same source.
 */
export const sourceOf = (ip: string) => {
  const address = bare(ip);
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
};
