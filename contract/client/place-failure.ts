import { patternMessage } from '@baize/kernel/patterns'
import { CallFailed } from './client.ts'

/** What is said of a failure: a sentence of the texts by its key, or what the server said. */
type Told =
  | { readonly key: 'ui.fillIn' | 'ui.outerSpace' | 'errors.defect' }
  | ReturnType<typeof patternMessage>
  | { readonly said: string; readonly failed: CallFailed }

/** What to say of a failure, and under which field where it belongs to one. */
export type PlacedFailure = { readonly field?: string; readonly problem: Told }

/**
 * Finds the field of a form that a failure belongs to: the one that the server names, or that which `fieldOf` has for
 * its code or for the server's name.
 */
export function placeFailure(
  error: unknown,
  fieldOf: Readonly<Partial<Record<string, string>>>,
  tell: (error: unknown) => string,
): PlacedFailure {
  if (!(error instanceof CallFailed)) return { problem: { key: 'errors.defect' } }
  const said = { said: tell(error), failed: error }
  if (error.code === 'field_invalid') {
    const { field, ...rule } = invalidOf(error.value)
    if (typeof field === 'string') {
      return { field: fieldOf[field] ?? field, problem: ruleBroken(rule) ?? said }
    }
  }
  const field = fieldOf[error.code]
  return field === undefined ? { problem: said } : { field, problem: said }
}

/** The server names the field that does not fit its rule, and mostly the rule with its bounds. */
type Invalid = Readonly<Partial<Record<'field' | 'why' | 'patternId' | 'min' | 'max', unknown>>>

function invalidOf(value: unknown): Invalid {
  return typeof value === 'object' && value !== null ? value : {}
}

function ruleBroken({ why, patternId, min, max }: Invalid): Told | undefined {
  if (why === 'missing') return { key: 'ui.fillIn' }
  if (why === 'spaces_around') return { key: 'ui.outerSpace' }
  if (typeof patternId !== 'string' || typeof min !== 'number' || typeof max !== 'number') {
    return undefined
  }
  return patternMessage({ patternId, acceptedPattern: '*', minLength: min, maxLength: max })
}
