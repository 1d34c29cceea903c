import { simulate } from './simulate/simulate.ts'

/** Plays every slot model many millions of times, holds it against what is counted and declared, and writes docs/rtp.md. */
process.exitCode = await simulate(process.argv.slice(2))
