import { CallFailed } from '@baize/contract/client/client'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useRateText } from './words.ts'

export type AffectedShown = {
  readonly id: string
  readonly name: string
  readonly rate: number
  readonly level: number
}

/** The contracts that a refusal says would end; nothing where it names none. */
export function affectedOf(error: unknown): readonly AffectedShown[] | undefined {
  if (!(error instanceof CallFailed)) return undefined
  const value = error.value as { readonly affected?: readonly AffectedShown[] } | null | undefined
  return value?.affected
}

type AffectedListProps = { readonly affected: readonly AffectedShown[]; readonly text: string }

/** Contracts that end with what is about to be done, all the way down. */
export function AffectedList({ affected, text }: AffectedListProps) {
  const t = useText()
  const rateText = useRateText()
  return (
    <Note tone="pending" role="alert" title={t('agents-desk.willEnd', { count: affected.length })}>
      <p>{text}</p>
      <ul className="mt-2 max-h-40 list-disc overflow-y-auto ps-5">
        {affected.map(({ id, name, rate, level }) => (
          <li key={id} className="break-words">
            {t('agents-desk.affected', { name, rate: rateText(rate), level })}
          </li>
        ))}
      </ul>
    </Note>
  )
}
