import type { JackpotPool, RtpCrowd, RtpPoint, RtpRow } from '@baize/contract/rtp/rtp-desk'

/** Returns for tests. */
export const row = (name: string, change: Partial<RtpRow> = {}): RtpRow => ({
  key: `TIDAL ${name.toLowerCase()}`,
  vendor: 'TIDAL',
  vendorName: 'Tidal',
  code: name.toLowerCase(),
  name,
  iconUrl: '',
  model: 'lines-20-medium',
  games: 1,
  declaredBps: 9_580,
  spread: 'model',
  shared: false,
  rounds: '1214400',
  staked: '121440000',
  returned: '118914000',
  highestBps: '5000000',
  state: 'inside',
  observedBps: 9_620,
  within95Bps: 70,
  within99Bps: 92,
  deviationMilli: 1_100,
  oneIn: 4,
  ...change,
})

export const crowd: RtpCrowd = {
  judged: 200,
  alarms: 2,
  outside95: 9,
  outside99: 2,
  expected95Centi: 1_000,
  expected99Centi: 200,
  furthestMilli: 2_930,
}

export const listOf = (items: readonly RtpRow[], change: object = {}) => ({
  currency: 'PHP',
  from: '2026-10-17',
  to: '2026-11-15',
  items,
  next: null,
  total: items.length,
  crowd,
  vendors: [{ code: 'TIDAL', name: 'Tidal' }],
  ...change,
})

export const point = (day: string, rounds: number, change: Partial<RtpPoint> = {}): RtpPoint => ({
  day,
  rounds: String(rounds),
  state: 'inside',
  observedBps: 9_600,
  within95Bps: Math.round(77_000 / Math.sqrt(rounds)),
  within99Bps: Math.round(101_000 / Math.sqrt(rounds)),
  deviationMilli: 500,
  oneIn: 2,
  ...change,
})

export const pool: JackpotPool = {
  pool: 'grand',
  vendor: 'ARCADE',
  vendorName: 'Baize Arcade',
  sums: [
    { currency: 'PHP', value: '200000', fed: '500000', paid: '300000', wins: 1, account: 'acc_9' },
  ],
  feeders: [{ model: 'jackpot-lines-20', contributionBps: 100, oneIn: 250_000 }],
  lastWins: [
    {
      at: '2026-11-14T04:00:00.000Z',
      currency: 'PHP',
      amount: '300000',
      member: 'ma***9',
      memberId: 'mem_1',
      round: 'rnd_77',
      vendor: 'ARCADE',
    },
  ],
}
