import { fork } from 'node:child_process'
import type { Burst, BurstResult } from './load.ts'

export type LoadMaker = {
  /** Sends a burst and waits for its end; throws when it could not be sent whole. */
  send(burst: Burst): Promise<BurstResult>
  stop(): void
}

type Said = { readonly result: BurstResult } | { readonly problem: string }

export function startLoadMaker(path: string): LoadMaker {
  const child = fork(path, [], { execArgv: [] })
  let answer: ((said: Said) => void) | undefined
  child.on('message', (said: Said) => answer?.(said))
  child.once('exit', () => answer?.({ problem: 'The load maker ended before its time.' }))
  return {
    async send(burst) {
      const said = await new Promise<Said>((resolve) => {
        answer = resolve
        child.send(burst)
      })
      answer = undefined
      if ('problem' in said) throw new Error(said.problem)
      return said.result
    },
    stop: () => void child.kill(),
  }
}
