import type { CallFailed } from '@baize/contract/client/client'
import type { translate } from './browser.ts'
import type { TextKey, TextValues } from './keys.ts'

/** What is wrong with an entry: a sentence of ours, which follows the language, or one that the server said. */
export type Problem =
  | { readonly key: TextKey; readonly values?: TextValues }
  | {
      readonly said: string
      /** What was refused, for who has more to show than its sentence. */
      readonly failed?: CallFailed
    }

export function problemText(t: typeof translate, problem: Problem): string {
  return 'said' in problem ? problem.said : t(problem.key, problem.values)
}
