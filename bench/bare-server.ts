/** A fastify server with one route that returns the JSON given on standard input. */
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';

const body = await text(process.stdin);
const app = Fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
// The profiler writes its file at a regular exit.
process.once('SIGTERM', () => process.exit(0));
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
