import { setTimeout as wait } from 'node:timers/promises'
import { type Figure, median } from '../frame.ts'
import { membersOf, startCrowd, usual } from './crowd.ts'
import { type Drill, secondsOr } from './drill.ts'
import { addNode, type DrillNode, findGames, makePeople, openPlace, type Place } from './house.ts'
import { readDefects } from './log.ts'
import { prove } from './proof.ts'
import { namesOf, type Tally, unexpected } from './tally.ts'

const seconds = secondsOr(300)
const everySeconds = 10
const count = 3

export const drill: Drill = {
  describe: `${count} nodes, one of them killed every ${everySeconds} s for ${seconds} s, under spins, stakes and deposits`,
  async run({ root, say }) {
    const place = await openPlace(root)
    const nodes: DrillNode[] = []
    try {
      const tokens = await makePeople(place, membersOf(usual))
      while (nodes.length < count) nodes.push(await addNode(place))
      const origins = nodes.map(({ url }) => url)
      const games = await findGames(place.databaseUrl)
      const { tally, load } = startCrowd(() => origins, tokens, games, usual)
      const killed = await killInTurn(place, nodes, (line) =>
        say(`${line}; ${tally.accepted.length} accepted`),
      )
      await load.stop()
      const defects = nodes.flatMap(({ logPath }) => readDefects(logPath))
      for (const line of defects.slice(0, 5)) say(line)
      return [
        ...figuresOf(killed, tally, defects.length),
        ...(await prove(place.databaseUrl, tally)),
      ]
    } finally {
      for (const node of nodes) await node.stop()
      await place.close()
    }
  },
}

/** Kills one after the other and starts each again at once, as a unit of systemd does; gives the seconds of every start. */
async function killInTurn(
  place: Place,
  nodes: DrillNode[],
  say: (line: string) => void,
): Promise<number[]> {
  const starts: number[] = []
  const starting = new Map<number, Promise<void>>()
  const until = Date.now() + seconds * 1_000
  for (let turn = 0; Date.now() + everySeconds * 1_000 < until; turn += 1) {
    await wait(everySeconds * 1_000)
    const index = turn % nodes.length
    // On a machine that is busy a start may take longer than its turn does to come round.
    await starting.get(index)
    const node = nodes[index]
    if (node === undefined) continue
    await node.kill()
    say(`killed node ${index + 1}, ${turn + 1} times in all`)
    const again = revive(place, nodes, index, starts)
    again.catch(() => {})
    starting.set(index, again)
  }
  await Promise.all(starting.values())
  return starts
}

async function revive(
  place: Place,
  nodes: DrillNode[],
  index: number,
  starts: number[],
): Promise<void> {
  const port = Number(new URL(nodes[index]?.url ?? '').port)
  const started = await addNode(place, { port })
  nodes[index] = started
  starts.push(started.startupSeconds)
}

function figuresOf(starts: readonly number[], tally: Tally, defects: number): Figure[] {
  const strange = unexpected(tally.refused)
  const asked = tally.accepted.length
  return [
    { name: 'kills', value: starts.length, unit: 'times kill -9 and a new start' },
    { name: 'start', value: median(starts), unit: 's from a start to ready, in the middle' },
    { name: 'accepted', value: asked, unit: 'calls that moved money' },
    { name: 'asked-again', value: tally.refused.length, unit: `times: ${namesOf(tally.refused)}` },
    {
      name: 'unexpected',
      value: strange.length,
      unit: `refusals: ${namesOf(strange)}`,
      goal: { atMost: 0 },
    },
    { name: 'defects', value: defects, unit: 'defects in the logs', goal: { atMost: 0 } },
  ]
}
