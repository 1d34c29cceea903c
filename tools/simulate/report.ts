import { cpus } from 'node:os'
import { percent, type Row } from './row.ts'
import { printMarkdown } from './table.ts'

/** The page that stands in docs/rtp.md. */
export function writeReport(rows: readonly Row[], seed: number): string {
  const counted = rows.filter(({ exact }) => exact)
  const simulated = rows.filter(({ exact }) => !exact)
  return `# What the slots return

Written by \`npm run simulate\`, seed ${seed}; do not edit by hand. ${rows.length} models: ${counted.length} are counted
out exactly, ${simulated.length} are simulated, since cascades make their pictures too many to count. Simulated on
${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}; spins a second are those of the
fastest million on one core, by processor time.

- **declared**: what the model pays by itself, as the game says it (\`rtp.declaredBps\`).
- **counted**: the exact mean, before the cap. A line passes one cell of each reel and reels turn apart from one another,
  so the odds of one line are counted cell by cell; ways are products of means; scatters, free spins with their bound and
  hold-and-win are worked out by their own odds. Models of three reels without features are also played through every
  stop of every reel by the tests.
- **simulated**: the mean of so many rounds, the cap included, with half the width of the intervals that hold the true
  value in 95 and in 99 of a hundred simulations. Where nothing is counted, the model declares what the simulation of
  seed 1 found, so that the same seed finds it again by construction: the width of the interval is what is known, and
  another seed is the check. The tests use another.
- **hits**: rounds that pay anything. **deviation**: of one round, in stakes; it is what volatility means here.
- **cap**: the most a round pays, in stakes. **cut**: what the cap kept back in the simulation, in percent of stakes.

${printMarkdown(rows)}

## Where it comes from

Percent of the stake, counted.

${printSources(counted)}

## The pool

${printPools(rows)}
`
}

function printSources(rows: readonly Row[]): string {
  const lines = rows.map(({ face, exact }) => {
    const free = exact && exact.freeSpins > 0 ? `1 in ${(1 / exact.freeSpins).toFixed(1)}` : '-'
    const shares = [exact?.base, exact?.hold, exact?.free].map((share) => percent(share ?? 0, 2))
    return `| ${face.id} | ${shares.join(' | ')} | ${free} |`
  })
  return [
    '| model | base game | hold-and-win | free spins | free spins for paid ones |',
    '| --- | --: | --: | --: | --: |',
    ...lines,
  ].join('\n')
}

function printPools(rows: readonly Row[]): string {
  const lines = rows.flatMap(({ face, declared, poolOneIn }) => {
    if (face.jackpot === null || poolOneIn === undefined) return []
    const { pool, contributionBps } = face.jackpot
    const cells = [
      face.id,
      pool,
      percent(declared, 2),
      (contributionBps / 100).toFixed(2),
      (face.rtpBps / 100).toFixed(2),
      `1 in ${poolOneIn.toLocaleString('en')}`,
    ]
    return [`| ${cells.join(' | ')} |`]
  })
  return `These models feed a pool. A part of each stake goes there and to nobody else, so that over all who play it comes back in
full, when the pool is won. The return that players are shown (\`face.rtpBps\`) is the sum of both parts; the tables above
show the first alone. The chance of the pool is in proportion to the stake, and the same whatever the pool holds; the table
says it for a hundred of the smallest coin a unit. It is the first draw of the round and touches no other.

| model | pool | pays by itself % | goes to the pool % | shown % | chance of the pool |
| --- | --- | --: | --: | --: | --: |
${lines.join('\n')}`
}
