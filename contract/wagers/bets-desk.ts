import { endpoint } from '../endpoint.ts'
import { fields, idText, shortText } from '../schema.ts'
import { bet } from './records.ts'

/** Single bets, as operators look them up. */

export const getBet = endpoint({
  method: 'GET',
  path: '/ops/api/bets/:wager',
  summary: 'One bet of any member, as its own record tells it.',
  access: ['admin', 'finance', 'risk', 'support', 'auditor'],
  input: fields({ wager: idText('wgr') }),
  reply: fields({ bet, member: shortText(60) }),
  errors: ['not_found'],
})

declare module '../contract.ts' {
  interface ContractModules {
    betsDesk: typeof import('./bets-desk.ts')
  }
}
