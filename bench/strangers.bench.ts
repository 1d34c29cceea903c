import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './child-process.ts'
import { type Benchmark, type Context, type Figure, median } from './frame.ts'
import { processTimeMs } from './processor-time.ts'
import { buildProduct } from './server.ts'
import { openHouse } from './stakes/house.ts'
import { attacks } from './strangers/attacks.ts'
import { openProbe, type Probe, type Times } from './strangers/probe.ts'

const seconds = Number(process.env.STRANGERS_SECONDS ?? 6)
const rounds = Number(process.env.STRANGERS_ROUNDS ?? 3)
const chosen = (process.env.STRANGERS_ATTACKS ?? Object.keys(attacks).join()).split(',')
/** Ten spin each second, and none of them again within the three seconds that a slot takes. */
const players = 60

export const bench: Benchmark = {
  name: 'strangers',
  describe: `health and a spin of another player beside ${chosen.length} attacks from one address`,
  async run(context) {
    const hasPages = chosen.some((name) => attacks[name]?.pages === true)
    if (hasPages) buildProduct(context.root)
    const port = await findFreePort()
    const house = await openHouse({
      root: context.root,
      entry: 'play/server.ts',
      port,
      members: players,
      profile: undefined,
      // The limits as they are; the addresses are named as a proxy would.
      env: { RATE_FACTOR: '1', TRUST_PROXY: '1', BENCH_PAGES: hasPages ? 'built' : '' },
    })
    try {
      for (const pid of [process.pid, house.pid, house.postgres]) prefer(pid)
      const probe = openProbe(house)
      await probe.measure(seconds)
      const figures: Figure[] = []
      for (const name of chosen) {
        figures.push(...(await measure(context, { name, port, pid: house.pid, probe })))
      }
      return figures
    } finally {
      await house.stop()
    }
  },
}

/** Before the attacker and whatever else the machine does, where this may be asked for. */
function prefer(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_HIGHEST)
  } catch {
    // Only root may; others measure the noise of their machine, too.
  }
}

type Attacked = {
  readonly name: string
  readonly port: number
  readonly pid: number
  readonly probe: Probe
}

type Round = { readonly quiet: Times; readonly under: Times; readonly cpu: number }

/** Quiet and attacked in turns; the ratio is taken in each round, within which the machine changed least. */
async function measure(context: Context, attacked: Attacked): Promise<Figure[]> {
  const { name } = attacked
  const found: Round[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await play(context, attacked))
  const ratio = (of: (times: Times) => number) =>
    median(found.map(({ quiet, under }) => of(under) / of(quiet)))
  const health = ratio(({ healthMs }) => healthMs)
  const spin = ratio(({ spinMs }) => spinMs)
  const cpu = median(found.map((round) => round.cpu))
  const told = [
    `health ${health.toFixed(2)}`,
    `spin ${spin.toFixed(2)} times`,
    `${Math.round(cpu * 100)} % of a core`,
  ]
  context.say(`${name.padEnd(12)} ${told.join(', ')}: ${attacks[name]?.describe ?? ''}`)
  const unit = 'times the usual'
  return [
    { name: `strangers-${name}-health`, value: health, unit, goal: { atMost: 3 } },
    { name: `strangers-${name}-spin`, value: spin, unit, goal: { atMost: 3 } },
    { name: `strangers-${name}-core`, value: cpu, unit: 'of a core' },
  ]
}

async function play({ root }: Context, { name, port, pid, probe }: Attacked): Promise<Round> {
  const quiet = await probe.measure(seconds)
  const program = join(root, 'bench/strangers/attacker.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', program, name, String(port)], {
    cwd: root,
    stdio: 'ignore',
  })
  try {
    // What it takes to begin is no part of it.
    await wait(1_500)
    const [before, from] = [processTimeMs(pid), performance.now()]
    const under = await probe.measure(seconds)
    const cpu = (processTimeMs(pid) - before) / (performance.now() - from)
    return { quiet, under, cpu }
  } finally {
    child.kill('SIGKILL')
    await wait(1_000)
  }
}
