import { setTimeout as wait } from 'node:timers/promises'
import { createDeposit, getDeposit, listDepositMethods } from '@baize/contract/cashier/deposits'
import type { Deposit, DepositMethod } from '@baize/contract/cashier/deposits'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import type { Call } from './call.ts'
import type { Hand, Insist } from './load.ts'
import type { Tally } from './tally.ts'

const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
/** A call-back that a node took with it into its death is made again by another. */
const creditedWithinMs = 240_000

/** Orders a deposit, pays it on the gateway's page and waits until it is there. */
export function payer(tally: Tally, token: string): Hand {
  let method: DepositMethod | undefined
  let orders = 0
  return {
    restMs: 1_000,
    async turn(insist) {
      method ??= await findMethod(insist, token)
      if (method === undefined) return
      orders += 1
      const amount = String(BigInt(method.min) + BigInt(orders % 200) * 100n)
      const body = { id: makeId('dep'), method: method.id, amount, currency: 'PHP' }
      const order: Call = {
        method: 'POST',
        path: createDeposit.path,
        token,
        body: JSON.stringify(body),
      }
      const ordered = await insist('deposit', () => order)
      const path = (ordered?.value as Deposit | undefined)?.instructions?.redirectUrl
      if (path === undefined) return
      const pay: Call = { method: 'POST', path, body: JSON.stringify({ act: 'pay' }) }
      if ((await insist('deposit', () => pay)) === undefined) return
      const credited = await untilCredited(insist, token, body.id)
      if (credited === undefined) {
        tally.refuse('deposit', { status: -1, code: 'paid_and_not_credited', value: body.id })
      } else tally.tell({ kind: 'deposit', id: body.id, sums: credited })
    },
  }
}

async function findMethod(insist: Insist, token: string): Promise<DepositMethod | undefined> {
  const { method, path } = listDepositMethods
  const heard = await insist('look', () => ({ method, path, token }))
  const { methods = [] } = (heard?.value ?? {}) as { methods?: readonly DepositMethod[] }
  return methods.find(({ kind, stop }) => kind === 'online' && stop === null)
}

async function untilCredited(
  insist: Insist,
  token: string,
  id: string,
): Promise<string | undefined> {
  const path = getDeposit.path.replace(':id', id)
  for (const until = performance.now() + creditedWithinMs; performance.now() < until;) {
    const heard = await insist('look', () => ({ method: 'GET', path, token }))
    const deposit = heard?.value as Deposit | undefined
    if (deposit?.state === 'success') return deposit.credited ?? ''
    await wait(500)
  }
  return undefined
}
