import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { cuttable } from '../../server/testing/cut-database.ts'
import { runAs } from '../../server/testing/test-server.ts'
import type { Figure } from '../frame.ts'
import { makeDataDir } from '../server.ts'
import { membersOf, startCrowd, usual } from './crowd.ts'
import { type Drill, secondsOr } from './drill.ts'
import { addNode, type DrillNode, findGames, makePeople } from './house.ts'
import { readDefects } from './log.ts'
import { type Pair, startPair } from './pair.ts'
import { prove } from './proof.ts'
import { namesOf, secondsOfRefusal, type Tally } from './tally.ts'

/** Before the primary dies, and after the standby has taken its place. */
const seconds = secondsOr(30)
/** So long the address leads to a standby that nobody has promoted yet. */
const hesitationSeconds = 5

export const drill: Drill = {
  describe: 'two nodes under load, kill -9 of the primary, promotion of its synchronous standby',
  async run({ root, say }) {
    const pair = await startPair()
    const way = await cuttable(pair.primaryUrl)
    const place = { root, databaseUrl: way.url, folder: makeDataDir() }
    const nodes: DrillNode[] = []
    try {
      const tokens = await makePeople(place, membersOf(usual))
      while (nodes.length < 2) nodes.push(await addNode(place))
      const origins = nodes.map(({ url }) => url)
      const games = await findGames(way.url)
      const { tally, load } = startCrowd(() => origins, tokens, games, usual)
      await wait(seconds * 1_000)
      say(`${tally.accepted.length} accepted; the primary is killed now`)
      const moments = await failOver(pair, way)
      await wait(seconds * 1_000)
      const fenced = await isFenced(pair)
      await load.stop()
      const defects = nodes.flatMap(({ logPath }) => readDefects(logPath))
      for (const line of defects.slice(0, 5)) say(line)
      return [
        ...figuresOf(tally, moments),
        {
          name: 'fenced',
          value: fenced ? 0 : 1,
          unit: 'writes that the old primary acknowledged when it came back',
          goal: { atMost: 0 },
        },
        {
          name: 'defects',
          value: defects.length,
          unit: 'defects in the logs',
          goal: { atMost: 0 },
        },
        ...(await prove(pair.standbyUrl, tally)),
      ]
    } finally {
      for (const node of nodes) await node.stop()
      await way.cut()
      await pair.stop()
      rmSync(place.folder, { recursive: true, force: true })
    }
  },
}

type Moments = { readonly killed: number; readonly turned: number; readonly promoted: number }

async function failOver(pair: Pair, way: { turnTo(url: string): void }): Promise<Moments> {
  const killed = performance.now()
  pair.killPrimary()
  way.turnTo(pair.standbyUrl)
  const turned = performance.now()
  await wait(hesitationSeconds * 1_000)
  await pair.promote()
  return { killed, turned, promoted: performance.now() }
}

/** The old primary waits for a standby that follows it no more, so what is written there is never acknowledged. */
async function isFenced(pair: Pair): Promise<boolean> {
  await pair.revivePrimary()
  const write = runAs(pair.primaryUrl, (client) =>
    client.query('create table written_by_nobody ()'),
  )
  const outcome = await Promise.race([
    write.then(
      () => 'acknowledged' as const,
      () => 'refused' as const,
    ),
    wait(5_000, 'waits' as const),
  ])
  pair.killPrimary()
  return outcome !== 'acknowledged'
}

function figuresOf(tally: Tally, { killed, turned, promoted }: Moments): Figure[] {
  const after = tally.refused.filter(({ at }) => at >= killed)
  const other = tally.refused.filter(({ heard }) => heard.status !== 503)
  // What was done before may be told by a standby as well: whoever asks again is answered by reading.
  const whileReading = tally.accepted.filter((at) => at > turned && at < promoted)
  const since = { accepted: tally.accepted.filter((at) => at > promoted), refused: tally.refused }
  const [first = Infinity] = since.accepted
  return [
    { name: 'accepted', value: tally.accepted.length, unit: 'calls that moved money' },
    { name: 'refused', value: after.length, unit: `refused after the kill: ${namesOf(after)}` },
    {
      name: 'not-503',
      value: other.length,
      unit: `refused in another way: ${namesOf(other)}`,
      goal: { atMost: 0 },
    },
    {
      name: 'refusal',
      value: secondsOfRefusal(since, killed) ?? Infinity,
      unit: `s from the first refusal to the first yes, ${hesitationSeconds} of which nobody promoted`,
    },
    {
      name: 'recovery',
      value: (first - promoted) / 1000,
      unit: 's from the promotion to the first yes',
    },
    {
      name: 'while-reading',
      value: whileReading.length,
      unit: 'told again by a standby that nobody had promoted',
    },
  ]
}
