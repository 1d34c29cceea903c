import type { AnyDocument, ContentOf } from '@baize/contract/document'
import type { Endpoint } from '@baize/contract/endpoint'
import type { OperatorRole } from '@baize/contract/roles'
import type { Id } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { testMoneyOutApp } from './money-out-app.ts'
import { offeredGame } from './offers.ts'

type Read = { readonly live: { readonly version: number; readonly content: object } }

/** The whole platform as it runs, with short ways to play and to set what operators set, and a clock that tests set. */
export async function testWiredApp(
  environment: Readonly<Record<string, string>> = {},
  options: { readonly buildDir?: string } = {},
) {
  const clock = { offsetMs: 0 }
  const now = () => new Date(Date.now() + clock.offsetMs)
  const test = await testMoneyOutApp(now, environment, options)
  const { app, db, call, makeId } = test
  const { wagers } = app.rooms
  const slot = await offeredGame(db, { category: 'RNG' })
  const key = () => ({ provider: 'test', transaction: makeId('txn') })

  const stake = (member: Id<'mem'>, amount: bigint, staked = key()) =>
    wagers.stake({
      key: staked,
      member,
      product: 'RNG',
      vendor: slot.vendor,
      game: slot.code,
      round: makeId('txn'),
      amount: money(amount, 'PHP'),
    })

  /** One round of a slot, from its stake to its end. */
  async function play(member: Id<'mem'>, amount: bigint, payout = 0n): Promise<void> {
    const staked = key()
    const begun = await stake(member, amount, staked)
    if (!begun.ok) throw new Error(begun.code)
    const of = { stake: staked.transaction }
    const ended = await wagers.settle({ key: key(), member, of, payout: money(payout, 'PHP') })
    if (!ended.ok) throw new Error(ended.code)
  }

  /** Publishes the live content with some settings changed; answers the code of a refusal. */
  async function publish<Document extends AnyDocument>(
    role: OperatorRole,
    { calls }: Document,
    settings: Partial<ContentOf<Document>>,
  ): Promise<string> {
    const { live } = (await call<Endpoint>(calls.get, role)).value as Read
    const content = { ...live.content, ...settings }
    const payload = { baseVersion: live.version, content, reason: 'A test of the wiring' }
    return (await call<Endpoint>(calls.publish, role, { payload })).code
  }

  /**
   * Sets the clock to the next half past one at night in the brand's zone, when in London it is still the day before: who
   * counts by another zone than the brand's is seen.
   */
  function moveToNight(): void {
    const evening = new Date()
    evening.setUTCHours(17, 30, 0, 0)
    if (evening.getTime() < Date.now()) evening.setUTCDate(evening.getUTCDate() + 1)
    clock.offsetMs = evening.getTime() - Date.now()
  }

  return { ...test, clock, now, slot, stake, play, publish, moveToNight }
}
