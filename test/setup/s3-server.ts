/**
 * node --openssl-legacy-provider s3-server.ts FOLDER PORT BUCKET
 *
 * An S3-compatible server that stores its objects in the folder; prints a line once it listens. s3rver needs the flag
 * because it encrypts the tokens of long lists with DES.
 */
import { createServer } from 'node:http';
import S3rver from '@20minutes/s3rver';

const [directory = '', port = '', bucket = ''] = process.argv.slice(2);

const create = (allowMismatchedSignatures: boolean) =>
	new S3rver({
		directory,
		silent: true,
		vhostBuckets: false,
		allowMismatchedSignatures,
		configureBuckets: [{ name: bucket, configs: [] }],
	});
const strict = create(false);
await strict.configureBuckets();
const [answerStrictly, answer] = [strict.callback(), create(true).callback()];

createServer((request, response) => {
	// Unlike the SDK and S3, s3rver leaves the trailing slash of a bucket's path out of the signature.
	const aboutBucket = request.url?.split('?', 1)[0] === `/${bucket}/`;
	(aboutBucket ? answer : answerStrictly)(request, response);
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
