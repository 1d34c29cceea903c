import type { Context, Figure } from '../frame.ts'

export type Drill = {
  readonly describe: string
  /** Figures that fall short of their goal make the drill fail. */
  readonly run: (context: Context, words: readonly string[]) => Promise<readonly Figure[]>
}

/** For how long it goes on; DRILL_SECONDS makes it shorter or longer. */
export function secondsOr(usual: number): number {
  return Number(process.env.DRILL_SECONDS ?? usual)
}
