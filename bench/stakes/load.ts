import { openCaller, type Caller } from './caller.ts'

/** So many stakes at once, asked for by random members over so many connections. */
export type Burst = {
  readonly name: string
  /** Of every node that is asked, in turn. */
  readonly ports: readonly number[]
  readonly path: string
  readonly stakes: number
  readonly connections: number
  readonly tokens: readonly string[]
}

export type BurstResult = {
  /** From the first call sent to the last answer. */
  readonly tookMs: number
  /** From the moment at which each call was sent. */
  readonly p50Ms: number
  readonly p99Ms: number
  /** What went wrong, and how often. */
  readonly errors: Readonly<Record<string, number>>
  /** The wager of each stake that was acknowledged. */
  readonly wagers: readonly string[]
  /** Processor time of this process meanwhile. */
  readonly cpuMs: number
}

const openedAtOnce = 200

// The load maker, in a process of its own. All calls are made ready and all connections opened before the clock runs;
// answers are read after it has stopped.
process.on('message', (burst: Burst) => {
  void run(burst).then(
    (result) => process.send?.({ result }),
    (problem: unknown) => process.send?.({ problem: String(problem) }),
  )
})

async function run(burst: Burst): Promise<BurstResult> {
  const requests = requestsOf(burst)
  let fail: (problem: Error) => void = () => {}
  const broken = new Promise<never>((_, reject) => (fail = reject))
  broken.catch(() => {})
  const callers = await openAll(burst, (problem) => fail(problem))
  try {
    const cpu = process.cpuUsage()
    const began = performance.now()
    const answers = await Promise.race([sendAll(callers, requests), broken])
    const tookMs = performance.now() - began
    const { user, system } = process.cpuUsage(cpu)
    return { tookMs, ...read(answers), cpuMs: (user + system) / 1000 }
  } finally {
    for (const caller of callers) caller.close()
  }
}

function requestsOf({ name, path, stakes, tokens }: Burst): string[] {
  return Array.from({ length: stakes }, (_, index) => {
    const token = tokens[Math.floor(Math.random() * tokens.length)] ?? ''
    const body = JSON.stringify({ transaction: `${name}-${index}`, round: name, amount: '100' })
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: 127.0.0.1',
      `authorization: Bearer ${token}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
    ]
    return `${head.join('\r\n')}\r\n\r\n${body}`
  })
}

async function openAll(
  { ports, connections }: Burst,
  broken: (problem: Error) => void,
): Promise<Caller[]> {
  const callers: Caller[] = []
  while (callers.length < connections) {
    const size = Math.min(openedAtOnce, connections - callers.length)
    callers.push(
      ...(await Promise.all(
        Array.from({ length: size }, (_, index) => openCaller(portOf(ports, index), broken)),
      )),
    )
  }
  return callers
}

const portOf = (ports: readonly number[], index: number) => ports[index % ports.length] ?? 0

type Answer = { readonly status: number; readonly body: string; readonly delayMs: number }

/** Every caller takes the next call as soon as it has its answer, until all are answered. */
function sendAll(callers: readonly Caller[], requests: readonly string[]): Promise<Answer[]> {
  return new Promise((resolve) => {
    const answers: Answer[] = []
    let sent = 0
    const next = (caller: Caller): void => {
      const request = requests[sent]
      if (request === undefined) return
      sent += 1
      const at = performance.now()
      caller.call(request, (status, body) => {
        answers.push({ status, body, delayMs: performance.now() - at })
        if (answers.length === requests.length) resolve(answers)
        else next(caller)
      })
    }
    for (const caller of callers) next(caller)
  })
}

function read(answers: readonly Answer[]): Omit<BurstResult, 'tookMs' | 'cpuMs'> {
  const errors: Record<string, number> = {}
  const wagers: string[] = []
  for (const { status, body } of answers) {
    const said = JSON.parse(body) as { success: boolean; code: string; value?: { wager?: string } }
    if (status === 200 && said.success && said.value?.wager !== undefined) {
      wagers.push(said.value.wager)
    } else {
      const name = `${status} ${said.code}`
      errors[name] = (errors[name] ?? 0) + 1
    }
  }
  const delays = answers.map(({ delayMs }) => delayMs).sort((a, b) => a - b)
  const at = (part: number) => delays[Math.floor((delays.length - 1) * part)] ?? 0
  return { p50Ms: at(0.5), p99Ms: at(0.99), errors, wagers }
}
