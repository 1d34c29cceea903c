import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { ok, refuse, type Result } from '@baize/kernel/result'

/** A value as a schema has it, or the first place where it differs. */
export function readContent<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
): Result<Static<Schema>, 'unreadable'> {
  if (Value.Check(schema, value)) return ok(value)
  const [first] = Value.Errors(schema, value)
  const place = first?.instancePath || 'it'
  return refuse('unreadable', { place, problem: first?.message ?? 'is wrong' })
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
