import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** The global unicast range of IPv6; the rest is reserved or unassigned. */
const GLOBAL_IPV6 = parse('2000::/3');
/** `::a.b.c.d`, the deprecated IPv4-compatible form. */
const COMPATIBLE_IPV4 = parse('::/96');

/**
 * Cloud metadata services, which hand out credentials and user data. Azure's address looks public. Most others use
 * link-local networks.
 */
const CLOUD_SERVICES = [
	// AWS, Google, Azure, Oracle, IBM, OpenStack and more
	'169.254.0.0/16',
	'fe80::/10',
	// AWS, Google, Scaleway over IPv6
	'fd00:ec2::/32',
	'fd20:ce::/32',
	'fd00:42::/32',
	// Alibaba, Oracle, Azure
	'100.100.100.200/32',
	'192.0.0.192/32',
	'168.63.129.16/32',
].map(parse);

/** Loopback addresses and private networks (RFC 1918, RFC 4193). Cloud metadata services in them stay refused. */
export const LOCAL_NETWORKS = [
	'127.0.0.0/8',
	'::1/128',
	'10.0.0.0/8',
	'172.16.0.0/12',
	'192.168.0.0/16',
	'fc00::/7',
];

/**
 * Decides which addresses may be connected to: public ones and the allowed networks. Cloud metadata services need an
 * entry for that exact address (/32 or /128).
 */
export function createJudge(networksAllowed: readonly string[]): (address: string) => boolean {
	const allowed = networksAllowed.map(parse);
	return (address) => {
		const ip = ipaddr.process(address);
		const entries = allowed.filter((network) => isIn(ip, network));
		if ([ip, ...listEmbedded(ip)].some(isCloudService)) {
			return entries.some(([network, bits]) => bits === network.toByteArray().length * 8);
		}
		return isPublic(ip) || entries.length > 0;
	};
}

function parse(network: string): Network {
	return ipaddr.parseCIDR(network);
}

function isIn(ip: Address, [network, bits]: Network): boolean {
	return ip.kind() === network.kind() && ip.match([network, bits]);
}

/** Whether an address is public, so that cleartext traffic to it can be read by others. */
export function isPublicAddress(address: string): boolean {
	return isPublic(ipaddr.process(address));
}

function isPublic(ip: Address): boolean {
	return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || isIn(ip, GLOBAL_IPV6));
}

function isCloudService(ip: Address): boolean {
	return CLOUD_SERVICES.some((network) => isIn(ip, network));
}

/** The IPv4 addresses embedded in an IPv6 translation or tunnel address. */
function listEmbedded(ip: Address): Address[] {
	if (ip.kind() === 'ipv4') return [];
	const bytes = ip.toByteArray();
	const last = bytes.slice(12);
	const range = ip.range();
	if (range === '6to4') return [new ipaddr.IPv4(bytes.slice(2, 6))];
	// Teredo stores the client's address with every bit inverted.
	if (range === 'teredo') return [new ipaddr.IPv4(last.map((byte) => byte ^ 0xff))];
	const isTranslated = range === 'rfc6052' || range === 'rfc6145' || isIn(ip, COMPATIBLE_IPV4);
	return isTranslated ? [new ipaddr.IPv4(last)] : [];
}
