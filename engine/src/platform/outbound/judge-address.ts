import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

/** Where IPv6 addresses are handed out; the rest that is not reserved for a use is for none yet. */
const GLOBAL_IPV6 = parse('2000::/3');
/** `::a.b.c.d`, which once stood for the IPv4 address. */
const COMPATIBLE_IPV4 = parse('::/96');

/**
 * Where clouds answer their machines with credentials, user data and the like. Azure's is an address
 * that looks public. Most others share link-local networks with services of the same kind.
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

/**
 * Says which addresses may be connected to: public ones and those of the allowed networks, but a
 * cloud's services for its machines only where the list names that very address (/32 or /128).
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

function isPublic(ip: Address): boolean {
	return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || isIn(ip, GLOBAL_IPV6));
}

function isCloudService(ip: Address): boolean {
	return CLOUD_SERVICES.some((network) => isIn(ip, network));
}

/** The IPv4 addresses that an IPv6 address of a translation or tunnel leads to. */
function listEmbedded(ip: Address): Address[] {
	if (ip.kind() === 'ipv4') return [];
	const bytes = ip.toByteArray();
	const last = bytes.slice(12);
	const range = ip.range();
	if (range === '6to4') return [new ipaddr.IPv4(bytes.slice(2, 6))];
	// Teredo writes the client's address with every bit turned.
	if (range === 'teredo') return [new ipaddr.IPv4(last.map((byte) => byte ^ 0xff))];
	const isTranslated = range === 'rfc6052' || range === 'rfc6145' || isIn(ip, COMPATIBLE_IPV4);
	return isTranslated ? [new ipaddr.IPv4(last)] : [];
}
