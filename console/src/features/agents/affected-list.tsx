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

type UplineHas = { readonly name: string; readonly rate: number }

/** What is to be confirmed: contracts below that end, and what an offer of the house does to who is above. */
export type Effects = {
  readonly affected: readonly AffectedShown[]
  readonly across: {
    readonly replaces: UplineHas | null
    readonly beyond: UplineHas | null
  } | null
}

export function effectsOf(error: unknown): Effects | undefined {
  if (!(error instanceof CallFailed)) return undefined
  const value = error.value as Partial<Effects> | null | undefined
  return value?.affected && { affected: value.affected, across: value.across ?? null }
}

/** The contracts that a refusal says would end; nothing where it names none. */
export function affectedOf(error: unknown): readonly AffectedShown[] | undefined {
  return effectsOf(error)?.affected
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

/** What an offer of the house takes from who stands above its downline, or goes beyond. */
export function AcrossNote({ across }: Pick<Effects, 'across'>) {
  const t = useText()
  const rateText = useRateText()
  if (!across) return null
  const said = ({ name, rate }: UplineHas) => ({ name, rate: rateText(rate) })
  const { replaces, beyond } = across
  return (
    <Note tone="pending" role="alert" title={t('agents-desk.acrossTitle')}>
      {replaces && <p>{t('agents-desk.takesOver', said(replaces))}</p>}
      {beyond && <p>{t('agents-desk.beyondUpline', said(beyond))}</p>}
    </Note>
  )
}
