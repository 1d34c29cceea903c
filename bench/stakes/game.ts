import { Type } from 'typebox'
import { endpoint } from '@baize/contract/endpoint'
import { count, filledText, fields, idText } from '@baize/contract/schema'
import { money } from '@baize/kernel/money'
import { ok, refuse } from '@baize/kernel/result'
import type { MoneyRooms } from '../../server/src/app.ts'
import type { Http } from '../../server/src/platform/http/http.ts'
import { serve } from '../../server/src/platform/http/serve.ts'
import type { WagerId } from '../../server/src/rooms/wagers/wagers.ts'
import type { MemberId } from '../../server/src/rooms/wallet/wallet.ts'

const wholeNumber = Type.String({ pattern: '^[1-9][0-9]{0,15}$', maxLength: 16 })

/** The test game's one call of members: a stake on a round, under an id that the caller makes. */
export const playStake = endpoint({
  method: 'POST',
  path: '/wps/bench/stake',
  summary: 'Puts a stake on a round of the test game.',
  access: ['member'],
  input: fields({ transaction: filledText(60), round: filledText(40), amount: wholeNumber }),
  reply: fields({ wager: idText('wgr'), balance: Type.String({ maxLength: 20 }) }),
  errors: ['insufficient_funds', 'id_used_differently', 'outcome_unknown', 'vendor_refused'],
})

/** The same call without the stake: what the way to it and back costs. */
export const playNothing = endpoint({
  ...playStake,
  path: '/wps/bench/nothing',
  summary: 'Checks the session and the input, and answers as a stake would.',
})

/** Ends what is open, as the clock of a game does for a round. Only the benchmark calls it. */
export const endRound = endpoint({
  method: 'POST',
  path: '/wps/bench/end',
  summary: 'Settles so many open wagers of the test game.',
  access: 'everyone',
  input: fields({ wagers: count(100_000) }),
  reply: fields({ settled: count(), refused: count(), tookMs: Type.Number() }),
  errors: [],
})

type Open = { readonly member: MemberId; readonly wager: WagerId }

export const game = { vendor: 'HARLOW', product: 'RNG', name: 'coin' } as const
const passedOn: ReadonlySet<string> = new Set(playStake.errors)
/** So many settlements are under way at once. */
const callers = 1_000

/** A game as small as it can be: a stake is taken, every other one wins twice its stake. */
export function serveGame(http: Http, { wagers }: MoneyRooms): void {
  const open: Open[] = []

  serve(http, playStake, async ({ transaction, round, amount }, { actor }) => {
    const member = actor?.id as MemberId
    const staked = await wagers.stake({
      key: { provider: 'house', transaction },
      member,
      product: game.product,
      vendor: game.vendor,
      game: game.name,
      round,
      amount: money(BigInt(amount), 'PHP'),
    })
    if (!staked.ok) {
      return refuse(
        passedOn.has(staked.code) ? (staked.code as 'vendor_refused') : 'vendor_refused',
      )
    }
    const { wager, balances } = staked.value
    if (wager === null) return refuse('vendor_refused')
    open.push({ member, wager })
    return ok({ wager, balance: String(balances[0]?.amount ?? 0n) })
  })

  serve(http, playNothing, () => ok({ wager: 'wgr_00000000000000000000000000', balance: '0' }))

  async function settle({ member, wager }: Open, isWon: boolean): Promise<boolean> {
    const { ok: isSettled } = await wagers.settle({
      key: { provider: 'house', transaction: wager },
      member,
      of: { wager },
      payout: money(isWon ? 200n : 0n, 'PHP'),
      detail: { side: isWon ? 'heads' : 'tails' },
    })
    return isSettled
  }

  serve(http, endRound, async ({ wagers: wanted }) => {
    const ending = open.splice(0, wanted)
    let [next, settled] = [0, 0]
    const began = performance.now()
    const work = async () => {
      for (let index = next++; index < ending.length; index = next++) {
        if (await settle(ending[index] as Open, index % 2 === 0)) settled += 1
      }
    }
    await Promise.all(Array.from({ length: callers }, work))
    const tookMs = performance.now() - began
    return ok({ settled, refused: ending.length - settled, tookMs })
  })
}
