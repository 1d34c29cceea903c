import { setTimeout as wait } from 'node:timers/promises'
import { runAs } from '../../server/testing/test-server.ts'
import type { Figure } from '../frame.ts'
import { createBalancer } from './balancer.ts'
import { membersOf, startCrowd, usual } from './crowd.ts'
import { type Drill, secondsOr } from './drill.ts'
import { addNode, type DrillNode, findGames, makePeople, openPlace, type Place } from './house.ts'
import { readDefects } from './log.ts'
import { openOldTree } from './old-tree.ts'
import { prove } from './proof.ts'
import { namesOf, type Tally } from './tally.ts'

/** Of each part: the old node alone, both, the new one alone. */
const seconds = secondsOr(30)
/** Longer than a balancer needs to look twice. */
const drain = { DRAIN_SECONDS: '5' }

export const drill: Drill = {
  describe: 'an older version and this one side by side under load; the older one is drained',
  async run({ root, say }, [ref]) {
    if (ref === undefined) throw new Error('npm run drill upgrade -- <commit before a migration>')
    const tree = openOldTree(root, ref)
    const place = await openPlace(root)
    const before = { ...place, root: tree.root }
    const balancer = createBalancer()
    const nodes: DrillNode[] = []
    const add = async (where: Place) => {
      const node = await addNode(where, { env: drain })
      nodes.push(node)
      await balancer.add(node.url)
      return node
    }
    try {
      const tokens = await makePeople(before, membersOf(usual))
      const old = await add(before)
      const from = await countMigrations(place.databaseUrl)
      const games = await findGames(place.databaseUrl)
      const { tally, load } = startCrowd(balancer.origins, tokens, games, usual)
      const part = async (name: string) => {
        await wait(seconds * 1_000)
        say(`${name}: ${tally.accepted.length} accepted, refused ${namesOf(tally.refused)}`)
      }
      await part(`the version of ${tree.commit.slice(0, 8)} alone`)
      await add(place)
      await part('both')
      const told = await startAgain(before)
      say(`an older node that starts now says: ${told}`)
      await old.stop()
      await part('the new one alone')
      await load.stop()
      const migrations = (await countMigrations(place.databaseUrl)) - from
      const defects = nodes.flatMap(({ logPath }) => readDefects(logPath))
      for (const line of defects.slice(0, 5)) say(line)
      return [
        {
          name: 'migrations',
          value: migrations,
          unit: 'applied by the new node',
          goal: { atLeast: 1 },
        },
        ...figuresOf(tally, defects.length),
        ...(await prove(place.databaseUrl, tally)),
      ]
    } finally {
      balancer.stop()
      for (const node of nodes) await node.stop()
      await place.close()
      tree.remove()
    }
  },
}

async function countMigrations(databaseUrl: string): Promise<number> {
  const { rows } = await runAs(databaseUrl, (client) =>
    client.query<{ count: number }>('select count(*)::integer as count from platform.migrations'),
  )
  return rows[0]?.count ?? 0
}

/** What a node of the older version says that is started on the newer database. */
async function startAgain(before: Place): Promise<string> {
  try {
    const node = await addNode(before)
    await node.stop()
    return 'nothing; it starts'
  } catch (problem) {
    return (problem as Error).message
  }
}

function figuresOf(tally: Tally, defects: number): Figure[] {
  const none = { atMost: 0 }
  return [
    { name: 'accepted', value: tally.accepted.length, unit: 'calls that moved money' },
    {
      name: 'refused',
      value: tally.refused.length,
      unit: `refused: ${namesOf(tally.refused)}`,
      goal: none,
    },
    { name: 'defects', value: defects, unit: 'defects in the logs', goal: none },
  ]
}
