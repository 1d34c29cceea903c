import { getProfit, listAccountRecord, listBets } from '@baize/contract/wagers/records'
import { getBalance } from '@baize/contract/wallet/wallet'
import { businessDay, addDays } from '@baize/kernel/time'
import { playCalmly } from './calm.ts'
import { findFreePort } from './child-process.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { type House as Bare, openBare } from './lobby/house.ts'
import { type Delays, measureDelays, percentile } from './lobby/load.ts'
import { fillYear } from './records/fill.store.ts'
import { type House, openHouse } from './stakes/house.ts'

const rounds = Number(process.env.RECORDS_ROUNDS ?? 5)
const seconds = Number(process.env.RECORDS_SECONDS ?? 5)
const members = 2_000
const perSecond = { record: 40, balance: 1_000 } as const
/** 200,000 entries of the account record, few of them by hand; the bets stand beside them in a record of their own. */
const amounts = {
  deposits: 120_000,
  withdrawals: 30_000,
  transfers: 48_000,
  adjustments: 2_000,
  bets: 200_000,
}

export const bench: Benchmark = {
  name: 'records',
  describe: 'records of a member with 200,000 entries, and balances at 1,000 a second',
  async run(context) {
    const { root } = context
    const port = Number(process.env.RECORDS_PORT ?? (await findFreePort()))
    const profile = process.env.RECORDS_PROFILE
    const house = await openHouse({ root, entry: 'records/server.ts', port, members, profile })
    try {
      await fillYear(house.db, house.databaseUrl, { account: 'bench0', amounts })
      return await measure(context, house)
    } finally {
      await house.stop()
    }
  },
}

const today = businessDay(new Date(), 'Asia/Manila')
const year = `from=${addDays(today, -365)}&to=${today}`

/** What is asked for, each by itself: the days that a page opens with, and a whole year. */
const records = {
  account: listAccountRecord.path,
  accountYear: `${listAccountRecord.path}?${year}`,
  bets: listBets.path,
  betsYear: `${listBets.path}?${year}`,
  profitYear: `${getProfit.path}?${year}`,
} as const
type RecordName = keyof typeof records

type Round = { readonly [Name in RecordName | 'balance' | 'bare']: Delays }

async function measure(context: Context, house: House): Promise<Figure[]> {
  const bearer = (token = '') => ({ authorization: `Bearer ${token}` })
  const bare = await openBare(context.root, house, [getBalance.path], bearer(house.tokens[0]))
  try {
    await checkFilled(house)
    await playRound(house, bare)
    const { played, stolen, aside } = await playCalmly(
      async (number) => {
        const round = await playRound(house, bare)
        context.say(`round ${number}: ${describe(round)}`)
        return round
      },
      { rounds, say: context.say },
    )
    return [
      ...figuresOf(played),
      { name: 'records-rounds-aside', value: aside, unit: 'rounds that the host disturbed' },
      { name: 'records-stolen', value: stolen * 100, unit: '% of a round taken by the host' },
    ]
  } finally {
    await bare.stop()
  }
}

function describe(round: Round): string {
  const p99 = (name: keyof Round) => percentile(round[name].delaysMs, 99).toFixed(1)
  const late = percentile(round.balance.lateMs, 99).toFixed(1)
  return (
    `account p99 ${p99('account')} ms, year ${p99('accountYear')}; ` +
    `balance ${p99('balance')}, bare ${p99('bare')}; the machine itself ${late}`
  )
}

/** A record that came out empty would be fast and prove nothing. */
async function checkFilled({ port, tokens }: House): Promise<void> {
  for (const path of [records.account, records.accountYear, records.bets]) {
    const headers = { authorization: `Bearer ${tokens[0]}` }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    const { value } = (await answer.json()) as { value: { items: unknown[]; next: string | null } }
    if (value.items.length !== 20 || value.next === null) throw new Error(`${path} is not full.`)
  }
}

async function playRound(house: House, bare: Bare): Promise<Round> {
  const { port, tokens } = house
  const headOf = (call: number) => `authorization: Bearer ${tokens[call % tokens.length]}\r\n`
  const own = () => headOf(0)
  const even = { perSecond: perSecond.balance, seconds }
  const record = (name: RecordName) =>
    measureDelays(port, [records[name]], { perSecond: perSecond.record, seconds, headOf: own })
  return {
    account: await record('account'),
    accountYear: await record('accountYear'),
    bets: await record('bets'),
    betsYear: await record('betsYear'),
    profitYear: await record('profitYear'),
    bare: await measureDelays(bare.port, [getBalance.path], even),
    balance: await measureDelays(port, [getBalance.path], { ...even, headOf }),
  }
}

function figuresOf(played: readonly Round[]): Figure[] {
  const at = (name: keyof Round, share: number, of: keyof Delays = 'delaysMs') =>
    median(played.map((round) => percentile(round[name][of], share)))
  const unit = 'ms'
  return [
    { name: 'records-account-p50', value: at('account', 50), unit },
    { name: 'records-account-p99', value: at('account', 99), unit, goal: { atMost: 40 } },
    { name: 'records-account-year-p50', value: at('accountYear', 50), unit },
    { name: 'records-account-year-p99', value: at('accountYear', 99), unit, goal: { atMost: 40 } },
    { name: 'records-bets-p99', value: at('bets', 99), unit },
    { name: 'records-bets-year-p99', value: at('betsYear', 99), unit },
    { name: 'records-profit-year-p99', value: at('profitYear', 99), unit },
    { name: 'records-balance-bare-p99', value: at('bare', 99), unit },
    { name: 'records-balance-p50', value: at('balance', 50), unit },
    { name: 'records-balance-p99', value: at('balance', 99), unit, goal: { atMost: 15 } },
    { name: 'records-machine-p99', value: at('balance', 99, 'lateMs'), unit: 'ms late' },
  ]
}
