import { expect, it } from 'vitest'
import type { AgentFlag } from '@baize/contract/agents/flags-desk'
import type { DeskInvitation } from '@baize/contract/agents/invitations-desk'
import type { RecountLine } from '@baize/contract/agents/settlement-desk'
import { flagColumns, linkColumns } from './desk-files.ts'
import { fileLines } from './file-lines.ts'
import { recountColumns } from './settlement-files.ts'

const at = '2026-11-16T17:23:00.000Z'

it('[AG213] a name that a spreadsheet would run is text, and a minus before a sum stays', () => {
  const link: DeskInvitation = {
    code: 'RICO8888',
    name: '=HYPERLINK("x")',
    agent: { id: 'mem_rico', account: '@rico' },
    makesAgent: true,
    rate: 130,
    state: 'active',
    expiresAt: null,
    mostUses: null,
    uses: 2,
    looks: 41,
    createdAt: at,
  }
  expect(fileLines(linkColumns, [link])).toEqual([
    'code,agent,name,makesAgent,rate,state,uses,mostUses,looks,createdAt,expiresAt\r\n',
    `RICO8888,'@rico,"'=HYPERLINK(""x"")",true,130,active,2,,41,${at},\r\n`,
  ])
  const line: RecountLine = {
    contract: 'ctr_1',
    payer: '',
    payee: 'sulu_88',
    from: at,
    to: at,
    basis: '100210000',
    basisNow: '99104000',
    tier: 3,
    tierNow: 2,
    amount: '801680',
    paid: '801680',
    amountNow: '594624',
    because: [
      {
        why: 'corrected',
        product: 'RNG',
        times: 41,
        validBet: '0',
        loss: '0',
        first: at,
        last: at,
      },
    ],
  }
  expect(fileLines(recountColumns('PHP'), [line])[1]).toBe(
    `ctr_1,,sulu_88,PHP,${at},${at},1002100.00,991040.00,3,2,8016.80,8016.80,5946.24,-2070.56,corrected RNG 41\r\n`,
  )
})

it('[AG213] the file of flags leaves out where somebody came from and which bank it was', () => {
  const flag: AgentFlag = {
    id: 'flg_1',
    member: { id: 'mem_two', account: 'second' },
    other: { id: 'mem_one', account: 'first' },
    reason: 'same_device',
    isLeftOut: true,
    device: { ip: '203.0.113.7', userAgent: 'Firefox' },
    bank: { bank: 'Chalkline Bank', number: '•••• 1222' },
    bets: null,
    state: 'open',
    foundAt: at,
    decidedBy: null,
    decidedReason: null,
    decidedAt: null,
  }
  const text = fileLines(flagColumns, [flag]).join('')
  expect(text).toContain('flg_1,second,first,same_device,true,,,open')
  expect(text).not.toMatch(/203\.0|Firefox|Chalkline|1222/)
})
