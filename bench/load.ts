import autocannon from 'autocannon'

export type Load = {
  readonly seconds: number
  readonly connections: number
  readonly depth: number
}

/** Asks for `url` as fast as it answers and gives the answers a second. An answer that is no 2xx is a problem. */
export async function measureThroughput(url: string, load: Load): Promise<number> {
  const result = await autocannon({
    url,
    connections: load.connections,
    pipelining: load.depth,
    duration: load.seconds,
  })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) {
    throw new Error(`${url} failed ${failed} of ${result.requests.total + failed} requests.`)
  }
  return result.requests.total / result.duration
}
