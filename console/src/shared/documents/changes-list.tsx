import { ArrowRight } from 'lucide-react'
import { useText } from '@baize/texts/use-text'
import { SettingMarks } from '../settings/setting-marks.tsx'
import type { Change } from './changes.ts'

/** A change in a person's words: what it is about, and what it was and becomes. */
export type ChangeWords = {
  readonly label: string
  readonly before: string
  readonly after: string
}

export type WordChange = (change: Change) => ChangeWords

/** Field by field: what is live and what would be. */
export function ChangesList(props: {
  readonly changes: readonly Change[]
  readonly words: WordChange
  /** Which of them loosen a control, where the page knows. */
  readonly loosens?: ((change: Change) => boolean) | undefined
}) {
  const t = useText()
  if (props.changes.length === 0)
    return <p className="text-text-3">{t('system-desk.noDifference')}</p>
  return (
    <ul className="divide-y divide-line">
      {props.changes.map((change) => {
        const { label, before, after } = props.words(change)
        return (
          <li key={change.path.join('.')} className="py-2.5">
            <p className="font-semibold">
              {label} <SettingMarks isLoosened={props.loosens?.(change) ?? false} />
            </p>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2 gap-y-1 text-meta">
              <del className="rounded-chip bg-chip-bad-bg px-1.5 break-words text-chip-bad">
                <span className="visually-hidden">{t('system-desk.was')} </span>
                {before || t('system-desk.empty')}
              </del>
              <ArrowRight size={14} aria-hidden="true" className="self-center text-text-3" />
              <ins className="rounded-chip bg-chip-ok-bg px-1.5 break-words text-chip-ok no-underline">
                <span className="visually-hidden">{t('system-desk.becomes')} </span>
                {after || t('system-desk.empty')}
              </ins>
            </p>
          </li>
        )
      })}
    </ul>
  )
}
