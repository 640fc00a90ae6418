import { describe, expect, test } from '@jest/globals';
import { createOutbound } from '../../engine/src/platform/outbound/guarded-agent.ts';

/** Whether an address may be reached when these private networks are allowed. */
function mayReach(host: string, ...privateNetworksAllowed: string[]): boolean {
	const outbound = createOutbound({ privateNetworksAllowed, portsAllowed: [] });
	try {
		outbound.checkUrl(`http://${host}/`);
		return true;
	} catch (error) {
		expect(error).toMatchObject({ code: 'URL_NOT_ALLOWED' });
		return false;
	}
}

describe('without an allow-list', () => {
	test.each(['93.184.215.14', '[2606:2800:21f:cb07:6820:80da:af6b:8b2c]', 'example.com'])(
		'%s may be reached',
		(host) => expect(mayReach(host)).toBe(true),
	);

	test.each([
		// IPv4 inside IPv6: compatible, mapped, translated, 6to4, Teredo
		'[::127.0.0.1]',
		'[::10.0.0.1]',
		'[::169.254.169.254]',
		'[::8.8.8.8]',
		'[::1:0]',
		'[::ffff:127.0.0.1]',
		'[::ffff:0:127.0.0.1]',
		'[64:ff9b::127.0.0.1]',
		'[64:ff9b:1::1]',
		'[2002:7f00:1::]',
		'[2001:0:1::1]',
		// unassigned
		'[4000::1]',
		'[1000::1]',
		'[fec0::1]',
		'[fd12::1]',
		'[fe80::1]',
		// cloud metadata services
		'169.254.169.254',
		'169.254.170.2',
		'100.100.100.200',
		'192.0.0.192',
		'168.63.129.16',
		'[fd00:ec2::254]',
		'[fd20:ce::254]',
		'[fd00:42::42]',
		'[fe80::a9fe:a9fe]',
	])('%s may not be reached', (host) => expect(mayReach(host)).toBe(false));
});

describe('with an allow-list', () => {
	test('addresses in its networks may be reached, and no others', () => {
		expect(mayReach('10.1.2.3', '10.0.0.0/8')).toBe(true);
		expect(mayReach('[fd12::1]', 'fd00::/8')).toBe(true);
		expect(mayReach('192.168.0.1', '10.0.0.0/8')).toBe(false);
		expect(mayReach('[::10.1.2.3]', '10.0.0.0/8')).toBe(false);
	});

	test.each([
		'169.254.169.254',
		'169.254.170.2',
		'100.100.100.200',
		'192.0.0.192',
		'168.63.129.16',
		'[::169.254.169.254]',
		'[64:ff9b::169.254.169.254]',
		'[2002:a9fe:a9fe::1]',
		'[2001:0:1::5601:5601]',
		'[::ffff:0:a9fe:a9fe]',
		'[::ffff:169.254.169.254]',
		'[fd00:ec2::254]',
		'[fd20:ce::254]',
		'[fd00:42::42]',
		'[fe80::a9fe:a9fe]',
	])('%s, of a cloud, may not be reached because a wide network includes it', (host) => {
		expect(mayReach(host, '0.0.0.0/0', '::/0', '169.254.0.0/16', '168.63.129.0/24')).toBe(false);
	});

	test('a cloud metadata address may be reached only if the list names that exact address', () => {
		expect(mayReach('169.254.169.254', '169.254.169.254/32')).toBe(true);
		expect(mayReach('168.63.129.16', '168.63.129.16/32')).toBe(true);
		expect(mayReach('[fd00:ec2::254]', 'fd00:ec2::254/128')).toBe(true);
		expect(mayReach('169.254.170.2', '169.254.169.254/32')).toBe(false);
	});
});
