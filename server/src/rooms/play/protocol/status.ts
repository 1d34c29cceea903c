import type { ProviderRefusal, StatusAsk, TransactionStatus } from '@baize/contract/play/provider'
import { isId } from '@baize/kernel/ids'
import { ok, type Ok } from '@baize/kernel/result'
import type { WagerAnswer } from '../../wagers/wagers.ts'
import type { MemberId } from '../../wallet/wallet.ts'
import { listOfRound, type Done, type StoredCall } from '../calls/calls.ts'
import type { RoundKey } from '../rounds/rounds.ts'
import type { ProtocolVendor } from '../vendors/vendors.ts'
import type { ProtocolDeps } from './deps.ts'
import { answerOf, findPlayer } from './player.ts'

/** How the wagers room knows the calls that it keeps. */
const verbs = {
  bet: 'stake',
  betWin: 'stake',
  win: 'settle',
  rollback: 'void',
  adjust: 'resettle',
} as const

type Found = { readonly status: TransactionStatus['status']; readonly done: Done | null }

/** What became of a call: what a vendor asks that got no answer. */
export async function transactionStatus(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: StatusAsk,
): Promise<Ok<TransactionStatus> | ProviderRefusal> {
  const player = await findPlayer(deps, ask)
  if (!player.ok) return player
  const { status, done } = await look(deps, vendor, ask, player.value.member)
  const answer = done === null ? null : answerOf(vendor, ask, done).value
  const reference = done?.reference ?? ''
  const givenBack = ask.action === 'bet' && (await isGivenBack(deps, reference))
  return ok({ requestId: ask.requestId, status, reference, answer, givenBack })
}

async function isGivenBack({ wagers }: ProtocolDeps, reference: string): Promise<boolean> {
  if (!isId('wgr', reference)) return false
  const wager = await wagers.getWager(reference)
  return wager.ok && wager.value.status === 'voided'
}

async function look(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  { action, transactionId: transaction }: StatusAsk,
  member: MemberId,
): Promise<Found> {
  const stored = action === 'betWin' ? 'bet' : action
  const call = await deps.calls.find({ vendor: vendor.key, action: stored, transaction })
  if (call !== undefined && call.member !== member) return { status: 'unknown', done: null }
  if (call?.answer) return { status: 'done', done: { ...call.answer, repeated: true } }
  if (!(action in verbs)) return { status: 'unknown', done: null }
  const verb = verbs[action as keyof typeof verbs]
  const key = { provider: vendor.key, transaction }
  const known = await deps.wagers.findCall({ key, member, action: verb })
  if (known === undefined) return { status: 'unknown', done: null }
  if (verb === 'stake' && known.answer.wager === null) return { status: 'prevented', done: null }
  return { status: 'done', done: await doneOf(deps, vendor, member, verb, known.answer) }
}

/** The calls of a round, and what each moved; null of one that moved nothing yet. */
export async function listCalls(
  deps: Pick<ProtocolDeps, 'db' | 'wagers'>,
  key: RoundKey,
  limit: number,
): Promise<(StoredCall & { readonly moved: string | null })[]> {
  const calls = await listOfRound(deps.db, key, limit)
  return await Promise.all(
    calls.map(async (call) => ({ ...call, moved: await movedBy(deps, key, call) })),
  )
}

async function movedBy(
  { wagers }: Pick<ProtocolDeps, 'wagers'>,
  { vendor, member }: RoundKey,
  { action, transaction, answer }: StoredCall,
): Promise<string | null> {
  if (answer !== null) return answer.moved
  if (action !== 'bet') return null
  const key = { provider: vendor, transaction }
  const known = await wagers.findCall({ key, member: member as MemberId, action: 'stake' })
  return known === undefined || known.answer.wager === null ? null : movedIn('stake', known.answer)
}

type WagerVerb = (typeof verbs)[keyof typeof verbs]

function movedIn(verb: WagerVerb, { stake, payout, status }: WagerAnswer): string {
  const won = status === 'settled' ? payout - stake : -stake
  return String({ stake: won, settle: payout, void: stake, resettle: 0n }[verb])
}

/** Of a call whose answer the wagers room alone has kept. */
async function doneOf(
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  member: MemberId,
  verb: WagerVerb,
  answer: WagerAnswer,
): Promise<Done> {
  const balance = String(await deps.balances.after(vendor, member, answer.balances))
  return { reference: answer.wager ?? '', balance, moved: movedIn(verb, answer), repeated: true }
}
