import { setTimeout as wait } from 'node:timers/promises'
import { usualLanes } from '../server/src/rooms/identity/credentials/hash-lanes.ts'
import { createPasswords } from '../server/src/rooms/identity/credentials/passwords.ts'
import { findFreePort } from './child-process.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { type House, openHouse } from './logins/house.ts'
import { type Logins, openLogins, openStatus, percentile, type Status } from './logins/load.ts'
import { prepareLogins } from './logins/requests.ts'

const rounds = Number(process.env.LOGINS_ROUNDS ?? 5)
const seconds = Number(process.env.LOGINS_SECONDS ?? 5)
const atOnce = 50
const password = 'Green-felt-1'
const secret = 'a secret of a benchmark, long enough for anyone'
// More than are on their way at once, so that nobody comes in twice at the same moment.
const members = 4 * atOnce

export const bench: Benchmark = {
  name: 'logins',
  describe: `${atOnce} logins under way at all times, and the status call beside them`,
  async run(context) {
    const port = Number(process.env.LOGINS_PORT ?? (await findFreePort()))
    const house = await openHouse({ root: context.root, port, secret, password, members })
    try {
      return await measure(context, house)
    } finally {
      await house.stop()
    }
  },
}

type Round = {
  readonly hashMs: number
  readonly rate: number
  readonly ofBound: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly idleP99Ms: number
  readonly statusP99Ms: number
  readonly machineP99Ms: number
  readonly loopIdleMs: number
  readonly loopMs: number
}

const { lanes } = usualLanes()

async function measure(context: Context, house: House): Promise<Figure[]> {
  const logins = await openLogins(house.port, atOnce)
  const status = await openStatus(house.port)
  try {
    return figuresOf(await playAll(context, { house, logins, status }))
  } finally {
    logins.close()
    status.close()
  }
}

type Sides = { readonly house: House; readonly logins: Logins; readonly status: Status }

async function playAll(context: Context, sides: Sides): Promise<Round[]> {
  await play(sides, 2)
  const measured: Round[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const one = await play(sides, seconds)
    measured.push(one)
    context.say(
      `round ${round} of ${rounds}: ${one.rate.toFixed(1)} logins/s at ${one.hashMs.toFixed(1)} ms a hash; ` +
        `status p99 ${one.statusP99Ms.toFixed(1)} ms, idle ${one.idleP99Ms.toFixed(1)} ms, ` +
        `the machine itself ${one.machineP99Ms.toFixed(1)} ms`,
    )
  }
  return measured
}

function figuresOf(measured: readonly Round[]): Figure[] {
  const of = (key: keyof Round) => median(measured.map((one) => one[key]))
  return [
    { name: 'logins-hash', value: of('hashMs'), unit: 'ms for one argon2id' },
    {
      name: 'logins-bound',
      value: (lanes * 1000) / of('hashMs'),
      unit: `hashes/s on ${lanes} of the cores`,
    },
    { name: 'logins-rate', value: of('rate'), unit: 'logins/s' },
    { name: 'logins-of-bound', value: of('ofBound'), unit: 'of the hashes' },
    { name: 'logins-p50', value: of('p50Ms'), unit: 'ms' },
    { name: 'logins-p99', value: of('p99Ms'), unit: 'ms' },
    { name: 'logins-status-idle-p99', value: of('idleP99Ms'), unit: 'ms' },
    { name: 'logins-status-p99', value: of('statusP99Ms'), unit: 'ms', goal: { atMost: 50 } },
    { name: 'logins-status-quietest-p99', value: quietest(measured).statusP99Ms, unit: 'ms' },
    { name: 'logins-machine-p99', value: of('machineP99Ms'), unit: 'ms late' },
    { name: 'logins-loop-idle-p99', value: of('loopIdleMs'), unit: 'ms late' },
    { name: 'logins-loop-p99', value: of('loopMs'), unit: 'ms late' },
  ]
}

/** The round in which the machine itself kept this process waiting least. */
function quietest(measured: readonly Round[]): Round {
  const [first] = measured.toSorted((a, b) => a.machineP99Ms - b.machineP99Ms)
  if (first === undefined) throw new Error('No round was played.')
  return first
}

/** The status alone, the hash alone before and after, and in between the logins with the status beside them. */
async function play({ house, logins, status }: Sides, forSeconds: number): Promise<Round> {
  const { port } = house
  const before = await timeHash()
  const most = Math.ceil(((lanes * 1000) / before) * forSeconds * 2) + 2 * atOnce
  const requests = await prepareLogins(most, { port, secret, password, members })
  await house.takeDelayMs()
  const idle = await status.run(wait(forSeconds * 500))
  const loopIdleMs = await house.takeDelayMs()
  const coming = logins.run(requests, forSeconds)
  const [came, asked] = await Promise.all([coming, status.run(coming)])
  const loopMs = await house.takeDelayMs()
  const hashMs = (before + (await timeHash())) / 2
  const rate = came.delaysMs.length / (came.tookMs / 1000)
  return {
    hashMs,
    rate,
    ofBound: (rate * hashMs) / (lanes * 1000),
    p50Ms: percentile(came.delaysMs, 0.5),
    p99Ms: percentile(came.delaysMs, 0.99),
    idleP99Ms: percentile(idle.delaysMs, 0.99),
    statusP99Ms: percentile(asked.delaysMs, 0.99),
    machineP99Ms: percentile(asked.lateMs, 0.99),
    loopIdleMs,
    loopMs,
  }
}

/** One hash at the product's cost, in this process, with nothing else asked of the machine by us. */
async function timeHash(): Promise<number> {
  const passwords = createPasswords()
  const tookMs: number[] = []
  for (let n = 0; n < 20; n += 1) {
    const began = performance.now()
    await passwords.hash(`${password}${n}`)
    tookMs.push(performance.now() - began)
  }
  return median(tookMs)
}
