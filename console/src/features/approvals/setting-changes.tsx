import { ArrowRight } from 'lucide-react'
import type { Approval } from '@baize/contract/system/approvals'
import { cx } from '@baize/ui/look/cx.ts'
import { useText } from '@baize/texts/use-text'

/** What is in force beside what is asked for, setting by setting; what loosens a control stands out. */
export function SettingChanges({ changes }: { readonly changes: Approval['changes'] }) {
  return (
    <ul className="grid gap-3">
      {changes.map((change) => (
        <li key={change.name}>
          <p className="mb-1.5 font-semibold break-words">{change.name}</p>
          {(change.before !== '' || change.after !== '') && <Sides change={change} />}
        </li>
      ))}
    </ul>
  )
}

function Sides({ change }: { readonly change: Approval['changes'][number] }) {
  const t = useText()
  const { before, after, isLoosened } = change
  return (
    <dl className="grid overflow-clip rounded-ctl border border-line sm:grid-cols-2">
      <div className="relative px-4 py-2.5 sm:pe-10">
        <dt className="text-caption text-text-2">{t('ops.inForceNow')}</dt>
        <dd className="figures text-body break-words">{before}</dd>
        <ArrowRight
          size={16}
          aria-hidden="true"
          className="absolute end-3 bottom-3 text-text-3 max-sm:rotate-90 sm:top-1/2 sm:bottom-auto sm:-mt-2"
        />
      </div>
      <div
        className={cx(
          'border-line px-4 py-2.5 max-sm:border-t sm:border-s',
          isLoosened && 'bg-[color-mix(in_srgb,var(--chip-pending-bg)_42%,transparent)]',
        )}
      >
        <dt className="text-caption text-text-2">{t('ops.askedFor')}</dt>
        <dd className="figures text-body font-semibold break-words">{after}</dd>
      </div>
    </dl>
  )
}
