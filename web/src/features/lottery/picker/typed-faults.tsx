import { useText } from '@baize/texts/use-text'
import { faultText } from './fault-text.ts'
import { nameOf, type TypedRead } from './read-typed.ts'

const mostShown = 5

/** Each line that is wrong, and why; of many the first few and how many more. */
export function TypedFaults({ read }: { readonly read: TypedRead | undefined }) {
  const t = useText()
  if (read === undefined || read.faultCount === 0) return null
  return (
    <ul role="alert" className="mt-1.5 grid gap-0.5 text-meta text-neg">
      {read.faults.slice(0, mostShown).map((fault) => (
        <li key={nameOf(fault)} className="wrap-anywhere">
          {faultText(t, fault)}
        </li>
      ))}
      {read.faultCount > mostShown && (
        <li>{t('lottery.faultsMore', { n: read.faultCount - mostShown })}</li>
      )}
    </ul>
  )
}
