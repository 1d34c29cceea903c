import { CallFailed } from '@baize/contract/client'
import { isPatternId, patternMessage } from '@baize/kernel/patterns'
import { translate } from '@baize/texts/browser'
import { failureText } from './api.ts'

type Told = { readonly field?: unknown; readonly patternId?: unknown } & Readonly<
  Partial<Record<'min' | 'max', unknown>>
>

/** The field that a refusal is about, if it names one. */
export function failedField(error: unknown): string | undefined {
  if (!(error instanceof CallFailed)) return undefined
  const { field } = told(error)
  return error.code === 'field_invalid' && typeof field === 'string' ? field : undefined
}

/** What to say below a field: the rule that it breaks where the server tells which, else the refusal. */
export function fieldFailureText(error: unknown): string {
  if (!(error instanceof CallFailed) || error.code !== 'field_invalid') return failureText(error)
  const { patternId, min, max } = told(error)
  if (!isPatternId(patternId) || typeof min !== 'number' || typeof max !== 'number') {
    return failureText(error)
  }
  const { key, values } = patternMessage({
    patternId,
    acceptedPattern: '',
    minLength: min,
    maxLength: max,
  })
  return translate(key, values)
}

function told({ value }: CallFailed): Told {
  return typeof value === 'object' && value !== null ? value : {}
}
