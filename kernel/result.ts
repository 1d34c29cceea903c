/** Values that a refusal's sentence names, such as a limit or a time; a sum is written as the reader's language does. */
export type RefusalParams = Readonly<Record<string, string | number | Sum>>

/** Money, whose file imports this one. */
type Sum = { readonly amount: bigint; readonly currency: string }

/** The values of a refusal for who reads no sentence, such as a log. */
export function listParams(params: RefusalParams = {}): (string | number)[] {
  return Object.values(params).map((value) =>
    typeof value === 'object' ? `${value.amount} ${value.currency}` : value,
  )
}

export type Ok<T> = { readonly ok: true; readonly value: T }

/** An expected answer that is not the wanted one. It is a value; only defects are thrown. */
export type Refusal<Code extends string> = {
  readonly ok: false
  readonly code: Code
  readonly params?: RefusalParams
  /** What the caller may act on beyond the code, such as a flag that a captcha is now needed. */
  readonly value?: unknown
}

export type Result<T, Code extends string = never> = Ok<T> | Refusal<Code>

export function ok(): Ok<undefined>
export function ok<T>(value: T): Ok<T>
export function ok<T>(value?: T): Ok<T | undefined> {
  return { ok: true, value }
}

export function refuse<const Code extends string>(
  code: Code,
  params?: RefusalParams,
  value?: unknown,
): Refusal<Code> {
  return {
    ok: false,
    code,
    ...(params === undefined ? {} : { params }),
    ...(value === undefined ? {} : { value }),
  }
}
