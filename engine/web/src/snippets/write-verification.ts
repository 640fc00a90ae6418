/** A webhook receiver for Node without packages: verifies the signature, then responds. */
export function writeVerification(): string {
	return `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const secret = process.env.DOCSIFT_WEBHOOK_SECRET;
if (!secret) throw new Error('Set DOCSIFT_WEBHOOK_SECRET: anybody can sign with an empty secret.');

createServer(async (request, response) => {
  const body = await buffer(request);
  const wanted = createHmac('sha256', secret).update(body).digest('hex');
  const given = String(request.headers['x-webhook-signature'] ?? '');
  const isOurs =
    given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
  response.writeHead(isOurs ? 200 : 401).end();
  if (!isOurs) return;

  const event = JSON.parse(body.toString());
  console.log(event.eventType, event.jobId, event.result);
}).listen(8080);
`;
}
