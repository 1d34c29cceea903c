import { createIdMaker } from '@baize/kernel/ids'
import { runAs } from '../server/testing/test-server.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { openBooks, preload, type Books } from './ledger/books.ts'
import { createPgbench } from './ledger/pgbench.ts'
import { measureDelays, measureRate } from './ledger/rate.ts'
import { familyTimeMs, parentOf, processTimeMs } from './processor-time.ts'

const rounds = Number(process.env.LEDGER_ROUNDS ?? 3)
const seconds = Number(process.env.LEDGER_SECONDS ?? 5)
/** The part with five million transfers and a million accounts takes minutes: LEDGER_LARGE=1 asks for it. */
const isLarge = process.env.LEDGER_LARGE === '1'
const members = 10_000
/** How many ask at the same time. The more there are, the larger the batches, up to 500 movements each. */
const callers = Number(process.env.LEDGER_CALLERS ?? 1_000)

export const bench: Benchmark = {
  name: 'ledger',
  describe: 'movements through submit beside pgbench, one transaction each, on the same PostgreSQL',
  async run(context) {
    const books = await openBooks(context.root, members)
    try {
      const rates = await compare(context, books)
      const delays = await measureHalf(context, books, rates.ours)
      const hot = await compareHouses(context, books)
      const large = isLarge ? await compareLarge(context, books) : []
      return [...rates.figures, ...delays, ...hot, ...large]
    } finally {
      await books.stop()
    }
  },
}

/** What submit does for one movement, done by hand: lock, insert, commit; the triggers move the sums as for us. */
function movementScript({ members: accounts, houses }: Books): string {
  const first = Number(accounts[0]?.slice(4))
  // Ids of the present, told apart by a number of the database: as many as there are digits for.
  const zeros = (count: number) => new Uint8Array(count)
  const time = createIdMaker({ now: () => new Date(), randomBytes: zeros })('trf').slice(0, 14)
  return `
    \\set member random(${first}, ${first + accounts.length - 1})
    begin;
    select credits_posted - debits_posted - 1 as after, debits_pending as held
      from ledger.accounts where id = :member for no key update \\gset
    insert into ledger.legs (id, leg, legs, at, kind, reason, debit, credit, currency, posted, held, about,
      debit_after, debit_held)
      values ('${time}' || lpad(to_hex(nextval('bench_ids')), 16, '0'), 0, 1, now(), 'posted', 'stake',
      :member, ${houses[0]?.slice(4)}, 'PHP', 1, 0, '', :after, :held);
    commit;
  `
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
}

/** The three in turns; ratios are taken within a round, in which the machine changed least. */
async function compare(context: Context, books: Books) {
  await runAs(books.url, (client) => client.query('create database tpcb'))
  const tpcbUrl = new URL(books.url)
  tpcbUrl.pathname = '/tpcb'
  const tpcb = createPgbench(tpcbUrl.toString(), books.folder)
  await tpcb.prepare(16)
  await books.db.sql`create sequence bench_ids`
  const same = createPgbench(books.url, books.folder)
  const script = movementScript(books)
  await measureRate(2, callers, () => books.stake())

  const watch = await createWatch(books)
  const [ours, single, builtIn, server, postgres]: number[][] = [[], [], [], [], []]
  for (let round = 1; round <= rounds; round += 1) {
    builtIn?.push(await tpcb.measure({ seconds }))
    single?.push(await same.measure({ seconds, script }))
    const watched = await watch(() => measureRate(seconds, callers, () => books.stake()))
    ours?.push(watched.rate)
    server?.push(watched.serverUs)
    postgres?.push(watched.postgresUs)
    const shown = [ours, single, builtIn].map((rates) => Math.round(rates?.at(-1) ?? 0))
    context.say(`round ${round} of ${rounds}: ${shown.join(' beside ')} (submit, single, TPC-B)`)
  }
  const ratio = (others: readonly number[] = []) =>
    median((ours ?? []).map((rate, round) => rate / (others[round] ?? Infinity)))
  const figures: Figure[] = [
    { name: 'ledger-submit', value: median(ours ?? []), unit: 'movements/s' },
    { name: 'ledger-single', value: median(single ?? []), unit: 'movements/s by pgbench' },
    { name: 'ledger-tpcb', value: median(builtIn ?? []), unit: 'transactions/s by pgbench' },
    { name: 'ledger-vs-single', value: ratio(single), unit: 'times', goal: { atLeast: 5 } },
    { name: 'ledger-vs-tpcb', value: ratio(builtIn), unit: 'times', goal: { atLeast: 10 } },
    { name: 'ledger-cpu-server', value: median(server ?? []), unit: 'us of processor a movement' },
    {
      name: 'ledger-cpu-postgres',
      value: median(postgres ?? []),
      unit: 'us of processor a movement',
    },
  ]
  return { figures, ours: median(ours ?? []) }
}

/** The rate of some work, and what this process and PostgreSQL took of the processor for each of it. */
async function createWatch({ db }: Books) {
  const { pid } = await db.sql.one<{ pid: number }>`select pg_backend_pid() as pid`
  const postmaster = parentOf(pid)
  const times = () => [processTimeMs(process.pid), familyTimeMs(postmaster)] as const
  return async (work: () => Promise<number>) => {
    const before = times()
    const began = performance.now()
    const rate = await work()
    const done = (rate * (performance.now() - began)) / 1000
    const [serverUs = 0, postgresUs = 0] = times().map(
      (time, side) => ((time - (before[side] ?? 0)) * 1000) / done,
    )
    return { rate, serverUs, postgresUs }
  }
}

async function measureHalf(context: Context, books: Books, rate: number): Promise<Figure[]> {
  const measured: { p50Ms: number; p99Ms: number }[] = []
  for (let round = 1; round <= rounds; round += 1) {
    measured.push(await measureDelays(seconds, rate / 2, () => books.stake()))
    const { p50Ms = 0, p99Ms = 0 } = measured.at(-1) ?? {}
    context.say(`at half the rate: p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`)
  }
  const p50 = median(measured.map(({ p50Ms }) => p50Ms))
  const p99 = median(measured.map(({ p99Ms }) => p99Ms))
  return [
    { name: 'ledger-p50-at-half', value: p50, unit: 'ms' },
    { name: 'ledger-p99-at-half', value: p99, unit: 'ms', goal: { atMost: 50 } },
  ]
}

async function compareHouses(context: Context, books: Books): Promise<Figure[]> {
  const ratios: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const hundred = await measureRate(seconds, callers, () => books.stake(100))
    const one = await measureRate(seconds, callers, () => books.stake(1))
    ratios.push(one / hundred)
    context.say(`one house ${Math.round(one)} beside a hundred ${Math.round(hundred)}`)
  }
  const goal = { atLeast: 0.9 }
  return [{ name: 'ledger-one-house', value: median(ratios), unit: 'of a hundred', goal }]
}

/** Empty books of their own beside those that five million transfers were written into. */
async function compareLarge(context: Context, books: Books): Promise<Figure[]> {
  const small = await openBooks(context.root, members)
  const empty = await measureMedian(small)
  await small.stop()
  context.say('writing five million transfers and a million accounts …')
  await preload(books, 5_000_000, 1_000_000)
  const full = await measureMedian(books)
  context.say(`full ${Math.round(full)} beside empty ${Math.round(empty)}`)
  return [
    { name: 'ledger-empty', value: empty, unit: 'movements/s' },
    { name: 'ledger-full', value: full, unit: 'movements/s' },
    { name: 'ledger-full-ratio', value: full / empty, unit: 'of empty', goal: { atLeast: 0.8 } },
  ]
}

async function measureMedian(books: Books): Promise<number> {
  await measureRate(2, callers, () => books.stake())
  const rates: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    rates.push(await measureRate(seconds, callers, () => books.stake()))
  }
  return median(rates)
}
