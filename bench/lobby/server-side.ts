import { type Context, type Figure, median } from '../frame.ts'
import { type House, openBare, openHouse } from './house.ts'
import { processTimeMs } from '../processor-time.ts'
import { type Delays, measureDelays, measureRate, type Pace, percentile, warmUp } from './load.ts'
import { questions, unheardOf } from './questions.ts'

const rounds = Number(process.env.LOBBY_ROUNDS ?? 5)
const seconds = Number(process.env.LOBBY_SECONDS ?? 4)
const largeTitles = Number(process.env.LOBBY_LARGE ?? 100_000)
const perSecond = 500
// Fastify's own measure: pipelining keeps the cost of asking small beside that of answering.
const pace: Pace = { seconds, connections: 100, depth: 10 }
const smallTitles = 10_000
const unheardPerRound = 200

type Sides = { readonly small: House; readonly large: House; readonly bare: House }

/** Answers a second, and the processor time of each in microseconds: the one thing a busy machine cannot spoil. */
type Rate = { readonly perSecond: number; readonly cpuMicros: number }

type Round = {
  readonly bare: Rate
  readonly small: Rate
  readonly large: Rate
  readonly delays: Delays
  readonly delaysLarge: Delays
  /** Of searches that nobody made before, so that none of their answers was kept. */
  readonly unheard: Delays
  readonly unheardLarge: Delays
}

/** Lists and searches in turns, as a lobby full of people asks for them. */
const asked = (() => {
  const { lists, searches } = questions()
  return lists.flatMap((path, index) => [path, searches[index % searches.length] ?? path])
})()

/** Game list and search: at ten thousand titles beside a bare route, and at a hundred thousand beside ten. */
export async function measureServer(context: Context): Promise<Figure[]> {
  const open: House[] = []
  const opened = async (house: Promise<House>) => {
    const one = await house
    open.push(one)
    return one
  }
  try {
    const small = await opened(openHouse(context.root, smallTitles))
    const large = await opened(openHouse(context.root, largeTitles))
    const bare = await opened(openBare(context.root, small, asked))
    return figuresOf(await playAll(context, { small, large, bare }))
  } finally {
    for (const house of open.reverse()) await house.stop()
  }
}

async function rateOf({ port, pid }: House): Promise<Rate> {
  const before = processTimeMs(pid)
  const perSecond = await measureRate(port, asked, pace)
  const cpuMicros = ((processTimeMs(pid) - before) * 1000) / (perSecond * pace.seconds)
  return { perSecond, cpuMicros }
}

/** The sides in turns: within a round the machine changes least. */
async function playAll(context: Context, sides: Sides): Promise<Round[]> {
  const { small, large, bare } = sides
  for (const { port } of [bare, small, large]) {
    await warmUp(port, asked, pace)
  }
  const played: Round[] = []
  for (let number = 1; number <= rounds; number += 1) {
    const even = { perSecond, seconds }
    const unheard = unheardOf(unheardPerRound, number)
    const slow = { perSecond: 50, seconds: unheardPerRound / 50 }
    const round = {
      bare: await rateOf(bare),
      small: await rateOf(small),
      large: await rateOf(large),
      delays: await measureDelays(small.port, asked, even),
      delaysLarge: await measureDelays(large.port, asked, even),
      unheard: await measureDelays(small.port, unheard, slow),
      unheardLarge: await measureDelays(large.port, unheard, slow),
    }
    played.push(round)
    const [ours, yardstick, larger] = [round.small, round.bare, round.large].map((rate) =>
      Math.round(rate.perSecond),
    )
    const p99 = percentile(round.delays.delaysMs, 99).toFixed(1)
    context.say(
      `round ${number} of ${rounds}: ${ours} beside ${yardstick} of the bare route and ${larger} ` +
        `at ${largeTitles} titles; p99 ${p99} ms`,
    )
  }
  return played
}

function figuresOf(played: readonly Round[]): Figure[] {
  const middle = (of: (round: Round) => number) => median(played.map(of))
  const p99 = (of: (round: Round) => readonly number[]) =>
    middle((round) => percentile(of(round), 99))
  const ms = 'ms'
  const rate = 'requests/s'
  return [
    { name: 'lobby-bare', value: middle((round) => round.bare.perSecond), unit: rate },
    { name: 'lobby-rate', value: middle((round) => round.small.perSecond), unit: rate },
    {
      name: 'lobby-ratio',
      value: middle((round) => round.small.perSecond / round.bare.perSecond),
      unit: 'of the bare route',
      goal: { atLeast: 0.5 },
    },
    {
      name: 'lobby-cpu-ratio',
      value: middle((round) => round.bare.cpuMicros / round.small.cpuMicros),
      unit: 'of the bare route, by processor time',
    },
    {
      name: 'lobby-cpu',
      value: middle((round) => round.small.cpuMicros),
      unit: 'us of processor time a call',
    },
    {
      name: 'lobby-large-cpu-slower',
      value: middle((round) => round.large.cpuMicros / round.small.cpuMicros),
      unit: 'times the processor time of ten thousand titles',
    },
    {
      name: 'lobby-p50',
      value: middle((round) => percentile(round.delays.delaysMs, 50)),
      unit: ms,
    },
    {
      name: 'lobby-p99',
      value: p99((round) => round.delays.delaysMs),
      unit: ms,
      goal: { atMost: 30 },
    },
    { name: 'lobby-machine-p99', value: p99((round) => round.delays.lateMs), unit: ms },
    { name: 'lobby-large-rate', value: middle((round) => round.large.perSecond), unit: rate },
    {
      name: 'lobby-large-slower',
      value: middle((round) => round.small.perSecond / round.large.perSecond),
      unit: 'times the time of ten thousand titles',
      goal: { atMost: 1.5 },
    },
    { name: 'lobby-large-p99', value: p99((round) => round.delaysLarge.delaysMs), unit: ms },
    {
      name: 'lobby-unheard-p50',
      value: middle((round) => percentile(round.unheard.delaysMs, 50)),
      unit: ms,
    },
    {
      name: 'lobby-unheard-large-p50',
      value: middle((round) => percentile(round.unheardLarge.delaysMs, 50)),
      unit: ms,
    },
  ]
}
