import { placeFailure } from '@baize/contract/client/place-failure'
import { problemText, type Problem } from '@baize/texts/problem'
import { useText } from '@baize/texts/use-text'
import {
  useFormOf,
  type Entries,
  type FormOf,
  type FormPlanOf,
  type ProblemsOf,
} from '@baize/ui/forms/use-form.ts'
import { failureText } from '../api.ts'

export type Problems<Name extends string> = ProblemsOf<Name, Problem>
export type Form<Name extends string = string> = FormOf<Entries<Name>, Problem>

/** A form of the site: what is wrong is said in the person's language, a refusal in the words for members. */
export function useForm<Name extends string>(plan: FormPlanOf<Entries<Name>, Problem>): Form<Name> {
  const t = useText()
  return useFormOf(plan, {
    text: (problem) => problemText(t, problem),
    place: (error, fieldOf) => placeFailure(error, fieldOf, failureText),
  })
}
