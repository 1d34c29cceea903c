import { openCaller, type Caller } from './caller.ts'

/** So many stakes at once, asked for by members over so many connections. */
export type Burst = {
  readonly name: string
  /** A stake of a random member on the test game; a spin, each of the next player in the row; or calls made before. */
  readonly kind: 'stake' | 'spin' | 'made'
  /** Of every node that is asked, in turn. */
  readonly ports: readonly number[]
  readonly path: string
  readonly stakes: number
  readonly connections: number
  readonly tokens: readonly string[]
  /** The calls themselves, where they were made before. */
  readonly made?: readonly string[]
  /** Which of them begins; they go round. */
  readonly from?: number
  /** So many a second, each sent when it is due; as fast as they are answered without it. */
  readonly perSecond?: number
}

export type BurstResult = {
  /** From the first call sent to the last answer. */
  readonly tookMs: number
  /** From the moment at which each call was sent. */
  readonly p50Ms: number
  readonly p99Ms: number
  /** What went wrong, and how often. */
  readonly errors: Readonly<Record<string, number>>
  /** The wager, or the round, of each stake that was acknowledged. */
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
    const answers = await Promise.race([sendAll(callers, requests, burst.perSecond), broken])
    const tookMs = performance.now() - began
    const { user, system } = process.cpuUsage(cpu)
    return { tookMs, ...read(answers), cpuMs: (user + system) / 1000 }
  } finally {
    for (const caller of callers) caller.close()
  }
}

function requestsOf(burst: Burst): readonly string[] {
  const { name, kind, path, stakes, tokens, from = 0, made } = burst
  if (made !== undefined) return made
  return Array.from({ length: stakes }, (_, index) => {
    const place =
      kind === 'spin' ? (from + index) % tokens.length : Math.floor(Math.random() * tokens.length)
    const token = tokens[place] ?? ''
    const body =
      kind === 'spin'
        ? JSON.stringify({ session: token, request: `${name}-spin-${index}`, ...aSpin })
        : JSON.stringify({ transaction: `${name}-${index}`, round: name, amount: '100' })
    const head = [
      `POST ${path} HTTP/1.1`,
      'host: 127.0.0.1',
      // The frame of a game says who sits at it in the body.
      ...(kind === 'spin' ? [] : [`authorization: Bearer ${token}`]),
      'content-type: application/json',
      `content-length: ${body.length}`,
    ]
    return `${head.join('\r\n')}\r\n\r\n${body}`
  })
}

const aSpin = { stake: '2000', choice: null }

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

/** Every caller takes the next call as soon as it has its answer, or when that is due, until all are answered. */
function sendAll(
  callers: readonly Caller[],
  requests: readonly string[],
  perSecond = Infinity,
): Promise<Answer[]> {
  return new Promise((resolve) => {
    const answers: Answer[] = []
    const began = performance.now()
    let sent = 0
    const next = (caller: Caller): void => {
      const request = requests[sent]
      if (request === undefined) return
      // A call that waits for a free caller has waited since it was due.
      const due = began + (sent * 1000) / perSecond
      sent += 1
      const early = due - performance.now()
      if (early > 1) setTimeout(() => send(caller, request, due), early)
      else send(caller, request, perSecond === Infinity ? performance.now() : due)
    }
    const send = (caller: Caller, request: string, at: number): void => {
      caller.call(request, (status, body) => {
        answers.push({ status, body, delayMs: performance.now() - at })
        if (answers.length === requests.length) resolve(answers)
        else next(caller)
      })
    }
    for (const caller of callers) next(caller)
  })
}

type Said = {
  /** By the envelope of our own calls, and by that of the wallet protocol. */
  readonly success?: boolean
  readonly ok?: boolean
  readonly code?: string
  readonly value?: {
    readonly wager?: string
    readonly round?: { readonly id: string }
    readonly reference?: string
  }
}

function read(answers: readonly Answer[]): Omit<BurstResult, 'tookMs' | 'cpuMs'> {
  const errors: Record<string, number> = {}
  const wagers: string[] = []
  for (const { status, body } of answers) {
    const { success, ok = success, code = '', value } = JSON.parse(body) as Said
    const id = value?.wager ?? value?.round?.id ?? value?.reference
    if (status === 200 && ok === true && id !== undefined) wagers.push(id)
    else {
      const name = `${status} ${code}`
      errors[name] = (errors[name] ?? 0) + 1
    }
  }
  const delays = answers.map(({ delayMs }) => delayMs).sort((a, b) => a - b)
  const at = (part: number) => delays[Math.floor((delays.length - 1) * part)] ?? 0
  return { p50Ms: at(0.5), p99Ms: at(0.99), errors, wagers }
}
