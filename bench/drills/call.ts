/** What came back of a call. A way that broke before an answer came has no status. */
export type Heard = { readonly status: number; readonly code: string; readonly value: unknown }

export type Call = {
  readonly method: string
  readonly path: string
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const longestMs = 30_000
export const cut: Heard = { status: 0, code: 'cut', value: null }

/** Sends one call. Answers of members and of vendors have the code of a refusal and the value at the same places. */
export async function send(origin: string, call: Call): Promise<Heard> {
  const { method, path, token, headers, body } = call
  try {
    const reply = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      signal: AbortSignal.timeout(longestMs),
      ...(body === undefined ? {} : { body }),
    })
    const text = await reply.text()
    return { status: reply.status, ...read(text) }
  } catch {
    return cut
  }
}

function read(text: string): Omit<Heard, 'status'> {
  if (!text.startsWith('{')) return { code: '', value: null }
  const { code = '', value = null } = JSON.parse(text) as Partial<Heard>
  return { code, value }
}

/** Done, or a way that leads on. */
export function isAccepted({ status, code }: Heard): boolean {
  return status >= 200 && status < 400 && code === ''
}

/** What whoever asks again under the same id may hope to pass: nobody was there, or nobody can say what became of it. */
export function isPassing({ status }: Heard): boolean {
  return status === 0 || status === 503 || status === 429
}
