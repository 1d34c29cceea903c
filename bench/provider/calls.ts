import { randomBytes } from 'node:crypto'
import { sign } from '../../server/src/rooms/play/http/signature.ts'

export const benchVendor = 'BENCH'

export type Player = { readonly player: string; readonly token: string }

/** What the vendor's side knows. */
export type Door = {
  readonly secret: string
  readonly game: string
  readonly players: readonly Player[]
}

export const verbs = ['bet', 'win', 'betWin', 'rollback'] as const
export type Verb = (typeof verbs)[number]

/** The bets of a burst, by whom each was placed. */
export type Bets = { readonly name: string; readonly players: readonly Player[] }

/** So many bets of players by chance, all rounds and transactions their own. */
export function chooseBets(name: string, count: number, { players }: Door): Bets {
  const chosen = Array.from(
    { length: count },
    () => players[Math.floor(Math.random() * players.length)] as Player,
  )
  return { name, players: chosen }
}

const bodies: Readonly<Record<Verb, (own: object, token: string, bet: string) => object>> = {
  bet: (own, sessionToken) => ({ ...own, sessionToken, amount: '100' }),
  win: (own, _, betTransactionId) => ({
    ...own,
    transactionId: `${betTransactionId}-win`,
    amount: '150',
    betTransactionId,
    roundClosed: true,
  }),
  betWin: (own, sessionToken) => ({
    ...own,
    sessionToken,
    bet: '100',
    win: '150',
    roundClosed: true,
  }),
  rollback: (own, _, betTransactionId) => {
    const { gameCode: _game, ...asked } = own as { gameCode: string }
    return { ...asked, transactionId: `${betTransactionId}-back`, betTransactionId }
  },
}

/** The calls of one verb about these bets, signed and ready to be sent. */
export function callsOf(verb: Verb, bets: Bets, { secret, game }: Door): string[] {
  return bets.players.map(({ player, token }, index) => {
    const bet = `${bets.name}-${index}`
    const own = {
      requestId: `${bet}-${verb}`,
      player,
      currency: 'PHP',
      gameCode: game,
      roundId: `${bet}-round`,
      transactionId: bet,
    }
    return signedCall(`/provider/v1/${verb}`, secret, bodies[verb](own, token, bet))
  })
}

/** A call as it goes over the wire, signed now. */
export function signedCall(path: string, secret: string, asked: object): string {
  const body = JSON.stringify(asked)
  const timestamp = String(Date.now())
  const nonce = randomBytes(12).toString('hex')
  const signature = sign(secret, { timestamp, nonce, method: 'POST', path, body })
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-baize-vendor: ${benchVendor}`,
    `x-baize-timestamp: ${timestamp}`,
    `x-baize-nonce: ${nonce}`,
    `x-baize-signature: ${signature}`,
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
