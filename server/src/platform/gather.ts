// Batching by coalescing, as a data loader does it: questions of one moment become one statement.

export type Gathering = {
  /** How many questions one asking takes at most. */
  readonly most: number
  /** How many askings are under way at once; with one, they keep the order of the questions. */
  readonly lanes: number
  /** How long the first question may wait for others, where nobody waits for the answer; not at all by default. */
  readonly lingerMs?: number
  /**
   * Whether one question alone may be why all of its group failed: then each is asked by itself, and only that one fails. For
   * askings that leave nothing when they fail, or come to the same when they are made again.
   */
  readonly apart?: (error: unknown) => boolean
}

type Waiting<Question, Answer> = {
  readonly question: Question
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Gathers questions that come at the same time and asks them together: a statement costs much the same for one row as
 * for a hundred. Every asking begins after its questions came, so nobody gets an answer that is older than the question.
 * `ask` answers each, in their order; when it fails, it fails for all of them, unless they may be asked apart.
 */
export function gather<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  { most, lanes, lingerMs = 0, apart = () => false }: Gathering,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = []
  let running = 0
  let isDue = false

  function schedule(): void {
    if (isDue || running >= lanes || waiting.length === 0) return
    isDue = true
    // After all that has arrived on other connections by now.
    if (lingerMs === 0 || waiting.length >= most) setImmediate(start)
    else setTimeout(start, lingerMs)
  }

  function start(): void {
    isDue = false
    const group = waiting.slice(0, most)
    waiting = waiting.slice(most)
    running += 1
    void run(group).finally(() => {
      running -= 1
      schedule()
    })
    schedule()
  }

  async function run(group: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await ask(group.map(({ question }) => question))
      if (answers.length !== group.length) throw new Error('A question was left without an answer')
      group.forEach(({ resolve }, index) => resolve(answers[index] as Answer))
    } catch (error) {
      if (group.length > 1 && apart(error)) for (const one of group) await run([one])
      else for (const { reject } of group) reject(error)
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      schedule()
    })
}
