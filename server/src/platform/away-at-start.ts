import { awayReason, type DatabaseLog } from './database/database.ts'
import { scrub } from './scrub.ts'
import { StartupProblem } from './startup-problem.ts'

/** What a person can do about it, by what PostgreSQL says; the rest passes by itself or is said by its own words. */
const sentences: Readonly<Record<string, string>> = {
  '53100':
    'The disk of the database is full; free some space there, or give it a larger one, and start again.',
  '53200':
    'The database has no memory left; give its machine more, or stop something else there, and start again.',
  '53300':
    'The database has no connection left; raise its max_connections or stop another client, and start again.',
  '25006':
    'The database only reads, as a standby does; promote it, or set DATABASE_URL to the primary.',
}

const stopped = 'The database stopped while Baize was starting; start again when it is back.'

/** Why a start failed, in one sentence, where it is that the database cannot be used now; nothing for a defect. */
export function problemOfStart(error: unknown): StartupProblem | undefined {
  for (let depth = 0, each = error; depth < 5; depth += 1) {
    if (each instanceof StartupProblem) return each
    if (typeof each !== 'object' || each === null) return undefined
    const reason = awayReason(each)
    if (reason !== undefined) return new StartupProblem(sentenceOf(reason, each))
    each = (each as { cause?: unknown }).cause
  }
  return undefined
}

function sentenceOf(reason: string, { message = '' }: { message?: string }): string {
  const known = sentences[reason]
  if (known !== undefined) return known
  if (!/^5[38]/.test(reason)) return stopped
  const says = scrub(message).split('\n', 1)[0]?.slice(0, 200) ?? ''
  return `The database cannot be written to (${says}); see to its machine and start again.`
}

/**
 * A log that keeps back what the database says from its first complaint on: a start that fails for it is told in one
 * sentence, and one that comes through it tells the rest in its order.
 */
export function keepBack(log: DatabaseLog): DatabaseLog & { release(): void } {
  let kept: (() => void)[] | undefined = []
  const say = (level: keyof DatabaseLog) => (fields: object, sentence: string) => {
    const tell = () => log[level](fields, sentence)
    if (kept === undefined || (level === 'info' && kept.length === 0)) tell()
    else kept.push(tell)
  }
  return {
    info: say('info'),
    warn: say('warn'),
    error: say('error'),
    release() {
      const told = kept ?? []
      kept = undefined
      for (const tell of told) tell()
    },
  }
}
