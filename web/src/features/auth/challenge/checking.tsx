import { Button } from '@baize/ui/button'
import { Spinner } from '@baize/ui/waiting/spinner'
import { useDelayed } from '@baize/ui/waiting/use-skeleton.ts'
import { useText } from '@baize/texts/use-text'

type Props = {
  readonly active: boolean
  /** The ten times longer check, which takes its time. */
  readonly long?: boolean
  readonly onCancel: () => void
}

/** Says that the machine is busy proving something, once it takes long enough to be noticed. */
export function Checking({ active, long = false, onCancel }: Props) {
  const t = useText()
  const shown = useDelayed(active, { delayMs: 500, minMs: 0 })
  return (
    <div role="status">
      {shown && active && (
        <div className="mt-3.5 flex items-center gap-3 rounded-ctl bg-s3 py-1.5 ps-3 pe-1.5 text-meta text-text-2">
          <Spinner size={18} className="flex-none text-brass" />
          <p className="min-w-0 flex-1">
            {t(long ? 'identity.checkingLong' : 'identity.checking')}
          </p>
          <Button size="sm" onClick={onCancel}>
            {t('identity.cancel')}
          </Button>
        </div>
      )}
    </div>
  )
}
