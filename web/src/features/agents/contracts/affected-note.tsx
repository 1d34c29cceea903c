import { useEffect, useRef } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import { useTermsText } from './use-terms-text.ts'

/** A contract further down that would end, as a refusal names it. */
export type Affected = {
  readonly id: string
  readonly name: string
  readonly rate: number
  readonly level: number
}

/** The contracts that would end, where something was refused because of them. */
export function affectedBy(error: unknown): readonly Affected[] | undefined {
  if (!(error instanceof CallFailed) || error.code !== 'higher_rate') return undefined
  const { value } = error
  const isList = typeof value === 'object' && value !== null && 'affected' in value
  return isList && Array.isArray(value.affected) ? (value.affected as Affected[]) : []
}

type Props = {
  readonly affected: readonly Affected[]
  /** Below whom they stand; oneself where it is empty. */
  readonly below: string
  readonly currency: string
}

/** Names everybody whose contract would end, with the rate that ends; it comes into view and has the focus. */
export function AffectedNote({ affected, below, currency }: Props) {
  const t = useText()
  const words = useTermsText(currency)
  const count = affected.length
  const place = useRef<HTMLDivElement>(null)
  // It stands below what was just tapped, often out of sight.
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="rounded-ctl outline-none">
      <Note
        tone="pending"
        role="alert"
        title={
          below === ''
            ? t('agents-contracts.endsBelowYou', { count })
            : t('agents-contracts.endsBelow', { count, name: below })
        }
      >
        <ul className="mt-1 grid max-h-48 gap-0.5 overflow-y-auto">
          {affected.map(({ id, name, rate, level }) => (
            <li key={id} className="break-words">
              {t('agents-contracts.affected', { name, rate: words.rate(rate), level })}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-meta">{t('agents-contracts.endsTold')}</p>
      </Note>
    </div>
  )
}
