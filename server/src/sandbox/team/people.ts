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

export type Play = {
  readonly account: string
  /** Of the day; today's are counted back from now. */
  readonly hour: number
  /** In hundreds of the currency's larger unit. */
  readonly stake: number
  readonly won: number
}

/** How many days are behind the team, with today. */
export const dayCount = 14

/** What comes back for a stake of one, in turn: some more than half of it, as at most tables. */
const returns = [0, 2, 0, 0, 1.5, 0, 3, 0, 0.5, 0, 0, 2]

/** Who plays on a day, the farthest being nought. Nobody chose these; they look like people, and are always the same. */
export function playsOf(day: number): readonly Play[] {
  return people
    .flatMap(({ account }, who) => {
      const times = (day * day + day * 3 + who * 5 + ((day * who) % 3)) % 4
      return Array.from({ length: times }, (_, at) => {
        const turn = day * 7 + who * 3 + at * 5
        const stake = 2 + ((turn * turn + day) % 5) * 2
        return {
          account,
          hour: 9 + ((day * 2 + who * 3 + at * 4) % 14),
          stake,
          won: stake * (returns[turn % returns.length] ?? 0),
        }
      })
    })
    .toSorted((a, b) => a.hour - b.hour)
}
