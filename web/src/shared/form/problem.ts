import { CallFailed } from '@baize/contract/client'
import { patternMessage } from '@baize/kernel/patterns'
import type { TextKey, TextValues } from '@baize/texts/keys'
import type { translate } from '@baize/texts/browser'
import { failureText } from '../api.ts'

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

/** An entry that was refused, and the field that it was made in. */
export class FieldRefused extends Error {
  readonly field: string
  readonly problem: Problem
  constructor(field: string, problem: Problem) {
    super(field)
    this.field = field
    this.problem = problem
  }
}

/** The server names the field that does not fit its rule, and the rule with its bounds. */
type FieldInvalid = {
  readonly field: string
  readonly why: string
  readonly patternId: string
  readonly min: number
  readonly max: number
}

/** What to say of a failure, and under which field where it belongs to one. */
export type Placed = { readonly field?: string; readonly problem: Problem }

/**
 * Finds the field that a failure belongs to: the one that the server names, or that which `fieldOf` has for its code or
 * for the server's name.
 */
export function placeFailure(
  error: unknown,
  fieldOf: Readonly<Partial<Record<string, string>>> = {},
): Placed {
  if (error instanceof FieldRefused) return { field: error.field, problem: error.problem }
  if (!(error instanceof CallFailed)) return { problem: { key: 'errors.defect' } }
  const invalid = error.code === 'field_invalid' ? (error.value as FieldInvalid | null) : null
  if (invalid) {
    return { field: fieldOf[invalid.field] ?? invalid.field, problem: ruleProblem(invalid) }
  }
  const problem = { said: failureText(error), failed: error }
  const field = fieldOf[error.code]
  return field === undefined ? { problem } : { field, problem }
}

function ruleProblem({ why, patternId, min, max }: FieldInvalid): Problem {
  if (why === 'missing') return { key: 'ui.fillIn' }
  if (why === 'spaces_around') return { key: 'identity.outerSpace' }
  return patternMessage({ patternId, acceptedPattern: '*', minLength: min, maxLength: max })
}
