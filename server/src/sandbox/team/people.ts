import type { Member } from '../../rooms/identity/identity.ts'

export type Person = {
  readonly account: string
  readonly nickname: string
  readonly type: Member['type']
  /** The account above; that of the agent who is offered on the login page for who stands right below. */
  readonly upline: string
  /** Of the valid bet, in hundredths of a percent. */
  readonly rate: number
}

/** Whose team it is. */
export const topAccount = 'rico'

/** Three levels, uplines first. One name is as long as names come. */
export const people: readonly Person[] = [
  { account: 'luzreyes', nickname: 'Luz Reyes', type: 1, upline: topAccount, rate: 150 },
  { account: 'migsdiaz', nickname: 'Migs', type: 0, upline: topAccount, rate: 50 },
  { account: 'tessgarcia', nickname: 'Tess', type: 0, upline: topAccount, rate: 50 },
  { account: 'kikoramos', nickname: 'Kiko Ramos', type: 1, upline: 'luzreyes', rate: 100 },
  { account: 'beacruz', nickname: 'Bea', type: 0, upline: 'luzreyes', rate: 40 },
  { account: 'dinotan', nickname: 'Dino', type: 0, upline: 'luzreyes', rate: 40 },
  {
    account: 'saekihisako',
    nickname: '佐伯原久子左衛門尉之助',
    type: 0,
    upline: 'kikoramos',
    rate: 20,
  },
  { account: 'ginolim', nickname: 'Gino', type: 0, upline: 'kikoramos', rate: 20 },
  { account: 'ellasantos', nickname: 'Ella', type: 0, upline: 'kikoramos', rate: 20 },
]

/** Who plays on which of the days, the farthest first and today last; in hundreds of the currency's larger unit. */
export const plays: readonly (readonly (readonly [
  account: string,
  stake: number,
  won: number,
])[])[] = [
  [
    ['migsdiaz', 5, 0],
    ['beacruz', 3, 4],
  ],
  [
    ['tessgarcia', 4, 6],
    ['ginolim', 6, 0],
    ['luzreyes', 2, 0],
  ],
  [
    ['migsdiaz', 8, 3],
    ['saekihisako', 9, 0],
    ['dinotan', 2, 2],
  ],
  [
    ['beacruz', 5, 11],
    ['ellasantos', 4, 0],
    ['kikoramos', 3, 0],
  ],
  [
    ['tessgarcia', 6, 2],
    ['saekihisako', 5, 7],
    ['ginolim', 3, 0],
  ],
  [
    ['migsdiaz', 7, 0],
    ['dinotan', 4, 9],
    ['ellasantos', 6, 1],
  ],
  [
    ['migsdiaz', 2, 5],
    ['saekihisako', 3, 0],
    ['beacruz', 1, 0],
  ],
]
