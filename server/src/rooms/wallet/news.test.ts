import { describe, expect, it } from 'vitest'
import type { SocketEvent } from '@baize/contract/events'
import type { Receipt } from '../../ledger/ledger.ts'
import { createWalletNews } from './news.ts'

const member = 'mem_a'
const cash = 'acc_1'
const touched = new Map([[cash, 'cash']] as const)

function receipt(version: bigint, balance: bigint, repeated = false): Receipt {
  const after = { account: cash, currency: 'PHP', balance, held: 0n, available: balance, version }
  return {
    id: 'trf_x',
    kind: 'posted',
    at: new Date(0),
    balances: [after as Receipt['balances'][number]],
    repeated,
  }
}

function listen() {
  const told: SocketEvent[] = []
  const news = createWalletNews({ publish: (_, event) => void told.push(event) })
  return { news, told }
}

describe('what open pages are told', () => {
  it('[W2] several changes of a moment are one message, with the highest version', () => {
    const { news, told } = listen()
    news.tell(member, receipt(7n, 70n), touched)
    news.tell(member, receipt(9n, 90n), touched)
    news.tell(member, receipt(8n, 80n), touched)
    news.flush()
    const pockets = [{ pocket: 'cash', amount: '90', held: '0', version: '9' }]
    expect(told).toEqual([{ kind: 'balance.changed', pockets, version: '9' }])
  })

  it('[W2] an answer that is repeated is no news', () => {
    const { news, told } = listen()
    news.tell(member, receipt(7n, 70n, true), touched)
    news.flush()
    expect(told).toEqual([])
  })

  it('[W2] accounts that are no pocket are not told', () => {
    const { news, told } = listen()
    news.tell(member, receipt(7n, 70n), new Map())
    news.flush()
    expect(told).toEqual([])
  })

  it('[W2] a lock beside a movement still asks pages to look again', () => {
    const { news, told } = listen()
    news.tell(member, receipt(7n, 70n), touched)
    news.tellToLook(member)
    news.flush()
    news.flush()
    expect(told.map((event) => 'pockets' in event && event.pockets.length)).toEqual([1, 0])
  })
})
