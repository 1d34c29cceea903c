import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { pointerAtRest } from './pointer-rest.ts'
import { placeFailure, type Problem } from './problem.ts'
import { keepIn } from '../keep.ts'

/** What a form holds: text by the name of its field. A tick is `'yes'` or empty. */
export type Entries<Name extends string> = Readonly<Record<Name, string>>
export type Problems<Name extends string> = { readonly [Field in Name]?: Problem }

export type FormPlan<Name extends string> = {
  /** Outlives the form, so that what was typed is still there when one comes back to it. */
  readonly draft: RefObject<Entries<Name>>
  /** Everything that is wrong with these entries, in any order. */
  readonly check: (entries: Entries<Name>) => Problems<Name> | Promise<Problems<Name>>
  /** Called once nothing is wrong. What it throws is shown, under the field that it names if any. */
  readonly send: (entries: Entries<Name>, signal: AbortSignal) => Promise<void>
  /** The field that a refusal belongs to, by its code or by the server's name of the field. */
  readonly fieldOf?: Readonly<Partial<Record<string, Name>>>
  /** Said above the fields instead of how many need another look. */
  readonly summary?: (problems: Problems<Name>) => Problem | undefined
  /** Where one begins again after a refusal that belongs to no field. */
  readonly againFrom?: Name
}

export type Form<Name extends string = string> = {
  readonly entries: Entries<Name>
  readonly problems: Problems<Name>
  /** What the whole form says: a refusal, or how many fields need another look. */
  readonly failure: Problem | undefined
  /** Grows with each submit, so that the same sentence is heard again. */
  readonly turn: number
  readonly busy: boolean
  readonly set: (name: Name, value: string) => void
  /** The person has left a field: what is in it may be judged now. */
  readonly leave: (name: Name) => Promise<boolean>
  readonly refuse: (name: Name, problem: Problem | undefined) => void
  /** Gives up what is being sent; what was given up may be worth a sentence. */
  readonly cancel: (said?: Problem) => void
  /** What the `<form>` carries. */
  readonly frame: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly onSubmit: (event: FormEvent) => void
    readonly noValidate: true
    readonly 'aria-busy': boolean
  }
}

/**
 * A form of ours: it judges a field when one leaves it, everything at the end, takes the focus to the first field that
 * is wrong, and keeps what was typed.
 */
export function useForm<Name extends string>(plan: FormPlan<Name>): Form<Name> {
  const [entries, setEntries] = useState(plan.draft.current)
  const [state, setState] = useState<Shown<Name>>(nothingShown)
  const [busy, setBusy] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const running = useRef<AbortController>(undefined)
  const latest = useRef(plan)
  const shown = useRef<Shown<Name>>(nothingShown)
  useEffect(() => {
    latest.current = plan
  })
  // Whoever leaves the form does not want its answer any more.
  useEffect(() => () => running.current?.abort(), [])

  const { turn } = state
  useLayoutEffect(() => {
    if (turn === 0) return
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const again = latest.current.againFrom
    if (wrong) wrong.focus()
    else if (shown.current.failure && again !== undefined) focusField(ref.current, again)
  }, [turn])

  const put = (next: Shown<Name>) => {
    shown.current = next
    setState(next)
  }
  const show = (problems: Problems<Name>, failure: Problem | undefined) =>
    put({ problems, failure, turn: shown.current.turn + 1 })
  const refuse = (name: Name, problem: Problem | undefined) =>
    put({ ...shown.current, problems: changed(shown.current.problems, name, problem) })

  /** Judges one field; what was sent meanwhile has judged better. */
  const judge = async (name: Name, asked = shown.current.turn) => {
    const found = await latest.current.check(plan.draft.current)
    if (shown.current.turn === asked) refuse(name, found[name])
    return found[name] === undefined
  }

  const set = (name: Name, value: string) => {
    const next = { ...plan.draft.current, [name]: value }
    keepIn(plan.draft, next)
    setEntries(next)
    // A complaint that stands goes as soon as it is answered; a new one waits until the field is left. What the server
    // said of another field stays, because only the server knows when it is answered.
    for (const [field, problem] of Object.entries<Problem | undefined>(shown.current.problems)) {
      if (problem && (field === name || !('said' in problem))) void judge(field as Name)
    }
  }

  const leave = async (name: Name) => {
    if (plan.draft.current[name] === '') return false
    const { turn: left } = shown.current
    await pointerAtRest()
    return judge(name, left)
  }

  const submit = async () => {
    if (running.current) return
    const work = new AbortController()
    running.current = work
    setBusy(true)
    try {
      const found = await latest.current.check(plan.draft.current)
      const count = Object.values(found).filter(Boolean).length
      if (count > 0) return show(found, latest.current.summary?.(found) ?? countOf(count))
      show({}, undefined)
      await latest.current.send(plan.draft.current, work.signal)
    } catch (error) {
      if (work.signal.aborted) return show({}, asProblem(work.signal.reason))
      const { field, problem } = placeFailure(error, latest.current.fieldOf)
      if (field === undefined || !(field in plan.draft.current)) show({}, problem)
      else show({ [field]: problem } as Problems<Name>, undefined)
    } finally {
      running.current = undefined
      setBusy(false)
    }
  }

  return {
    entries,
    problems: state.problems,
    failure: isAnswered(state) ? undefined : state.failure,
    turn,
    busy,
    set,
    leave,
    refuse,
    cancel: (said) => running.current?.abort(said),
    frame: {
      ref,
      noValidate: true,
      'aria-busy': busy,
      onSubmit: (event) => {
        event.preventDefault()
        void submit()
      },
    },
  }
}

/** What a form says at present; a turn is one try to send it. */
type Shown<Name extends string> = {
  readonly problems: Problems<Name>
  readonly failure: Problem | undefined
  readonly turn: number
}

const nothingShown = { problems: {}, failure: undefined, turn: 0 } as const

function focusField(form: HTMLFormElement | null, name: string) {
  const input = form?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  input?.focus()
  input?.select()
}

/** A form that is given up says what it was given up with, if anything. */
function asProblem(reason: unknown): Problem | undefined {
  return reason instanceof Error ? undefined : (reason as Problem)
}

const countOf = (count: number): Problem => ({ key: 'ui.fieldsWrong', values: { count } })

/** How many fields need another look is not worth saying once none does. */
function isAnswered({ problems, failure }: Shown<string>): boolean {
  const isCount = failure !== undefined && 'key' in failure && failure.key === 'ui.fieldsWrong'
  return isCount && !Object.values(problems).some(Boolean)
}

function changed<Name extends string>(
  now: Problems<Name>,
  name: Name,
  problem: Problem | undefined,
): Problems<Name> {
  const { [name]: _gone, ...rest } = now
  return (problem ? { ...rest, [name]: problem } : rest) as Problems<Name>
}
