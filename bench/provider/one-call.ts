import { readFileSync } from 'node:fs'
import Fastify, { type FastifyRequest } from 'fastify'
import { Pool } from 'pg'
import { isSigned, isTimely } from '../../server/src/rooms/play/http/signature.ts'
import type { Door } from './calls.ts'

// The yardstick: a service that does as little for a bet as an honest one can. The body is checked by a schema and its
// signature by the same function as ours; the bet itself is one call of a function in PostgreSQL, over a pool of 16
// connections. It knows no nonces, sessions, switches, limits, bonuses, events or double-entry books.
const [url = '', port = '', doorFile = ''] = process.argv.slice(2)
const { secret, players } = JSON.parse(readFileSync(doorFile, 'utf8')) as Door
const pool = new Pool({ connectionString: url, max: 16 })

await pool.query(`
  create table players (id text primary key, balance bigint not null check (balance >= 0));
  create table bets (
    transaction text primary key, player text not null references players, round text not null,
    amount bigint not null, balance bigint not null, at timestamptz not null default now());
  create index on bets (player, at);
  create function bet(whose text, named text, of_round text, sum bigint) returns bigint
  language plpgsql as $$
  declare left_over bigint;
  begin
    select balance into left_over from bets where transaction = named;
    if found then return left_over; end if;
    update players set balance = balance - sum where id = whose and balance >= sum
      returning balance into left_over;
    if not found then return -1; end if;
    insert into bets (transaction, player, round, amount, balance)
      values (named, whose, of_round, sum, left_over);
    return left_over;
  end $$;`)
await pool.query('insert into players select unnest($1::text[]), 1000000000', [
  players.map(({ player }) => player),
])

type Asked = {
  readonly requestId: string
  readonly player: string
  readonly roundId: string
  readonly transactionId: string
  readonly amount: string
}

const text = { type: 'string', maxLength: 100 }
const schema = {
  body: {
    type: 'object',
    required: ['requestId', 'player', 'roundId', 'transactionId', 'amount'],
    properties: { requestId: text, player: text, roundId: text, transactionId: text, amount: text },
  },
}

const app = Fastify()
app.removeAllContentTypeParsers()
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
  done(null, body),
)
app.get('/readyz', async () => 'ready')
app.addHook('preValidation', async (request, reply) => {
  if (request.method !== 'POST') return
  const said = (name: string) => String(request.headers[`x-baize-${name}`])
  const [timestamp, nonce, signature] = [said('timestamp'), said('nonce'), said('signature')]
  const body = request.body as string
  const signed = { timestamp, nonce, method: 'POST', path: request.url, body }
  if (!isTimely(timestamp, new Date()) || !isSigned([secret], signature, signed)) {
    return await reply.code(401).send({ ok: false, code: 'invalid_signature' })
  }
  request.body = JSON.parse(body)
})
async function placeBet(request: FastifyRequest) {
  const { requestId, player, roundId, transactionId, amount } = request.body as Asked
  const { rows } = await pool.query<{ balance: string }>({
    name: 'bet',
    text: 'select bet($1, $2, $3, $4) as balance',
    values: [player, transactionId, roundId, amount],
  })
  const [{ balance } = { balance: '-1' }] = rows
  if (balance === '-1') return { ok: false, code: 'insufficient_funds' }
  const value = {
    requestId,
    reference: transactionId,
    currency: 'PHP',
    balance,
    moved: `-${amount}`,
  }
  return { ok: true, value: { ...value, repeated: false } }
}
app.route({ method: 'POST', url: '/provider/v1/bet', schema, handler: placeBet })
await app.listen({ host: '127.0.0.1', port: Number(port) })
process.once(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
)
