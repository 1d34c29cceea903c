import { placeFailure } from '@baize/contract/client/place-failure'
import { problemText, type Problem } from '@baize/texts/problem'
import { useText } from '@baize/texts/use-text'
import {
  useFormOf,
  type FormOf,
  type FormPlanOf,
  type ProblemsOf,
} from '@baize/ui/forms/use-form.ts'
import { failureText } from '../api.ts'

/** A form of the console: what is wrong is said in the operator's language, a refusal in the words for operators. */
export function useForm<Held extends object>(
  plan: FormPlanOf<Held, Problem>,
): FormOf<Held, Problem> {
  const t = useText()
  return useFormOf(plan, {
    text: (problem) => problemText(t, problem),
    place: (error, fieldOf) => placeFailure(error, fieldOf, failureText),
  })
}

/** A complaint for each of these fields in which nothing stands. */
export function checkFilled<const Name extends string>(
  entries: Readonly<Record<NoInfer<Name>, string>>,
  names: readonly Name[],
): ProblemsOf<Name, Problem> {
  const empty = names.filter((name) => entries[name].trim() === '')
  return Object.fromEntries(empty.map((name) => [name, { key: 'ui.fillIn' }])) as ProblemsOf<
    Name,
    Problem
  >
}
