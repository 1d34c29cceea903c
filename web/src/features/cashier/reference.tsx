import { CopyButton } from '@baize/ui/figures/copy-button'
import { useText } from '@baize/texts/use-text'

/** The number of an order at the foot of its ticket, to be told to whoever helps. */
export function Reference({ id }: { readonly id: string }) {
  const t = useText()
  return (
    <>
      <span className="min-w-0">
        <span className="block text-meta text-ink-2">{t('cashier.reference')}</span>
        <span className="block text-caption font-semibold break-all">{id}</span>
      </span>
      <CopyButton
        iconOnly
        text={id}
        label={t('cashier.copyWhat', { what: t('cashier.reference') })}
      />
    </>
  )
}
