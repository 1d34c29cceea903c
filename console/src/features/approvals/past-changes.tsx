import type { Approval } from '@baize/contract/system/approvals'
import { useText } from '@baize/texts/use-text'
import { DeskMoment } from '../../shared/figures/desk-moment.tsx'

/** How the same settings were changed before: a control that is loosened again and again stands out. */
export function PastChanges({ past }: { readonly past: Approval['past'] }) {
  const t = useText()
  const isOfSeveral = new Set(past.map(({ name }) => name)).size > 1
  return (
    <section>
      <h3 className="mb-1.5 font-sans text-body-s font-semibold tracking-normal">
        {t('ops.controlBefore')}
      </h3>
      <ul className="divide-y divide-line">
        {past.map(({ name, before, after, at, by }) => (
          <li
            key={`${at} ${name}`}
            className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-1.5"
          >
            <span className="min-w-0 break-words">
              {isOfSeveral && <span className="block text-caption text-text-2">{name}</span>}
              <span className="figures">
                {before} <span aria-hidden="true">→</span>
                <span className="visually-hidden">{t('ops.after')}</span> {after}
              </span>
            </span>
            <span className="text-caption text-text-2">
              <DeskMoment at={at} />, {by}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
