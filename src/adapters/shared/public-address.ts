import { BlockList, isIP } from 'node:net';

/** Special-purpose networks of IPv4 (IANA registry, RFC 6890) and multicast. */
const SPECIAL_IPV4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** The only block of IPv6 from which public addresses are assigned, which leaves out IPv4-mapped ones. */
const GLOBAL_UNICAST_IPV6 = ['2000::/3'];
/** Tunnels, benchmarks and documentation within that block. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = listOf([...SPECIAL_IPV4, ...SPECIAL_IPV6]);
const global = listOf(GLOBAL_UNICAST_IPV6);

/** Whether an IP address belongs to the public internet, as opposed to this machine or a private network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, 'ipv4');
  return version === 6 && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address, bits] = network.split('/') as [string, string];
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
