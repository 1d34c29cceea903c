import type { Endpoint } from '@baize/contract/endpoint'

type Travelled = {
  readonly query: string
  readonly payload?: object
  readonly headers: Readonly<Record<string, string>>
}

/** How an input that is not in the path travels: as JSON, or its picture as the body and all else in the address. */
export function travel({ carries }: Pick<Endpoint, 'carries'>, payload?: object): Travelled {
  if (payload === undefined || carries === undefined) {
    return { query: '', headers: {}, ...(payload && { payload }) }
  }
  const { [carries]: picture, ...others } = payload as Record<string, unknown>
  const texts = Object.entries(others).map(([name, value]) => [name, String(value)])
  const query = new URLSearchParams(texts).toString()
  if (picture === undefined) return { query, headers: {} }
  const headers = { 'content-type': 'application/octet-stream' }
  return { query, headers, payload: picture as Buffer }
}
