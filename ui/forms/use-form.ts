import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { keepIn } from '../keep-in.ts'
import { pointerAtRest } from './pointer-rest.ts'
import { useUiTexts } from '../texts.tsx'

/** What most forms hold: text by the name of its field. A tick is `'yes'` or empty. */
export type Entries<Name extends string> = Readonly<Record<Name, string>>

type NameIn<Held> = keyof Held & string
export type ProblemsOf<Name extends string, Problem> = { readonly [Field in Name]?: Problem }

/** The field that a refusal belongs to, by its code or by the server's name of the field. */
type FieldOf<Name extends string> = Readonly<Partial<Record<string, Name>>>

/**
 * How an app says what is wrong with an entry. A problem with `said` is the server's: it stays until it is asked again,
 * because only the server knows when it is answered.
 */
export type FormWords<Problem extends object> = {
  readonly text: (problem: Problem) => string
  /** What to say of something thrown, and under which field if it belongs to one. */
  readonly place: (
    error: unknown,
    fieldOf: FieldOf<string>,
  ) => { readonly field?: string; readonly problem: Problem }
}

export type FormPlanOf<Held extends object, Problem> = {
  /** Outlives the form, so that what was typed is still there when one comes back to it. */
  readonly draft: RefObject<Held>
  /** Everything that is wrong with these entries, in any order. */
  readonly check: (
    entries: Held,
  ) => ProblemsOf<NameIn<Held>, Problem> | Promise<ProblemsOf<NameIn<Held>, Problem>>
  /** Called once nothing is wrong. What it throws is shown, under the field that it names if any. */
  readonly send: (entries: Held, signal: AbortSignal) => Promise<void>
  readonly fieldOf?: FieldOf<NameIn<Held>>
  /** Said above the fields instead of how many need another look. */
  readonly summary?: (problems: ProblemsOf<NameIn<Held>, Problem>) => Problem | undefined
  /** Where one begins again after a refusal that belongs to no field. */
  readonly againFrom?: NameIn<Held>
}

export type FormOf<Held extends object, Problem> = {
  readonly entries: Held
  readonly problems: ProblemsOf<NameIn<Held>, Problem>
  /** What stands under a field. */
  readonly errorOf: (name: NameIn<Held>) => string | undefined
  /** Why the form as a whole was refused. */
  readonly failure: Problem | undefined
  /** What stands above the fields: why it was refused, or how many fields need another look. */
  readonly said: string | undefined
  /** Grows with each submit, so that the same sentence is heard again. */
  readonly turn: number
  readonly busy: boolean
  readonly set: <Name extends NameIn<Held>>(name: Name, value: Held[Name]) => void
  /** The person has left a field: what is in it may be judged now. */
  readonly leave: (name: NameIn<Held>) => Promise<boolean>
  readonly refuse: (name: NameIn<Held>, problem: Problem | undefined) => void
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

/** An entry that was refused, and the field that it was made in; thrown by `send`. */
export class FieldRefused<Problem extends object> extends Error {
  readonly field: string
  readonly problem: Problem
  constructor(field: string, problem: Problem) {
    super(field)
    this.field = field
    this.problem = problem
  }
}

/**
 * A form of ours: it judges a field when one leaves it, everything at the end, takes the focus to the first field that
 * is wrong, and keeps what was typed.
 */
export function useFormOf<Held extends object, Problem extends object>(
  plan: FormPlanOf<Held, Problem>,
  words: FormWords<Problem>,
): FormOf<Held, Problem> {
  type Name = NameIn<Held>
  const { fieldsWrong } = useUiTexts()
  const [entries, setEntries] = useState(plan.draft.current)
  const [state, setState] = useState<Shown<Name, Problem>>(nothingShown)
  const [busy, setBusy] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const running = useRef<AbortController>(undefined)
  const latest = useRef({ plan, words })
  const shown = useRef<Shown<Name, Problem>>(nothingShown)
  useEffect(() => {
    latest.current = { plan, words }
  })
  // Whoever leaves the form does not want its answer any more.
  useEffect(() => () => running.current?.abort(), [])

  const { turn } = state
  useLayoutEffect(() => {
    if (turn === 0) return
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const again = latest.current.plan.againFrom
    if (wrong) wrong.focus()
    else if (shown.current.failure && again !== undefined) focusField(ref.current, again)
  }, [turn])

  const put = (next: Shown<Name, Problem>) => {
    shown.current = next
    setState(next)
  }
  const show = (problems: ProblemsOf<Name, Problem>, failure?: Problem, wrong = 0) =>
    put({ problems, failure, wrong, turn: shown.current.turn + 1 })
  const refuse = (name: Name, problem: Problem | undefined) =>
    put({ ...shown.current, problems: changed(shown.current.problems, name, problem) })

  /** Judges one field; what was sent meanwhile has judged better. */
  const judge = async (name: Name, asked = shown.current.turn) => {
    const found = await latest.current.plan.check(plan.draft.current)
    if (shown.current.turn === asked) refuse(name, found[name])
    return found[name] === undefined
  }

  const set = <Field extends Name>(name: Field, value: Held[Field]) => {
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
    const { problems, turn: left } = shown.current
    const standing = problems[name]
    // What the server said of an entry goes with the entry, not with a look at it.
    if (plan.draft.current[name] === '' || (standing && 'said' in standing)) return false
    await pointerAtRest()
    return judge(name, left)
  }

  const submit = async () => {
    if (running.current) return
    const work = new AbortController()
    running.current = work
    setBusy(true)
    try {
      const found = await latest.current.plan.check(plan.draft.current)
      const count = Object.values(found).filter(Boolean).length
      if (count > 0) return show(found, latest.current.plan.summary?.(found), count)
      show({})
      await latest.current.plan.send(plan.draft.current, work.signal)
    } catch (error) {
      if (work.signal.aborted)
        return show({}, givenUpWith(work.signal.reason) as Problem | undefined)
      const { field, problem } = placed(error, latest.current)
      if (field === undefined || !(field in plan.draft.current)) show({}, problem)
      else show({ [field]: problem } as ProblemsOf<Name, Problem>)
    } finally {
      running.current = undefined
      setBusy(false)
    }
  }

  return {
    entries,
    problems: state.problems,
    errorOf: (name) => {
      const problem = state.problems[name]
      return problem && words.text(problem)
    },
    failure: state.failure,
    said: state.failure ? words.text(state.failure) : countSaid(state, fieldsWrong),
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
type Shown<Name extends string, Problem> = {
  readonly problems: ProblemsOf<Name, Problem>
  readonly failure: Problem | undefined
  /** How many fields were wrong at the last try. */
  readonly wrong: number
  readonly turn: number
}

const nothingShown = { problems: {}, failure: undefined, wrong: 0, turn: 0 } as const

function placed<Held extends object, Problem extends object>(
  error: unknown,
  { plan, words }: { plan: FormPlanOf<Held, Problem>; words: FormWords<Problem> },
): ReturnType<FormWords<Problem>['place']> {
  return error instanceof FieldRefused ? error : words.place(error, plan.fieldOf ?? {})
}

function focusField(form: HTMLFormElement | null, name: string) {
  const input = form?.querySelector<HTMLInputElement>(`[name="${name}"]`)
  input?.focus()
  input?.select()
}

/** A form that is given up says what it was given up with, if anything. */
function givenUpWith(reason: unknown): unknown {
  return reason instanceof Error ? undefined : reason
}

/** How many fields need another look is not worth saying once none does. */
function countSaid<Name extends string, Problem>(
  { problems, wrong }: Shown<Name, Problem>,
  fieldsWrong: (count: number) => string,
): string | undefined {
  return wrong > 0 && Object.values(problems).some(Boolean) ? fieldsWrong(wrong) : undefined
}

function changed<Name extends string, Problem>(
  now: ProblemsOf<Name, Problem>,
  name: Name,
  problem: Problem | undefined,
): ProblemsOf<Name, Problem> {
  const { [name]: _gone, ...rest } = now
  return (problem ? { ...rest, [name]: problem } : rest) as ProblemsOf<Name, Problem>
}
