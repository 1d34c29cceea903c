import { EmptyState } from '@baize/ui/waiting/empty-state'
import { BlankPicture } from '@baize/ui/figures/pictures'
import { buttonClass } from '@baize/ui/button-class.ts'
import { useText } from '@baize/texts/use-text'
import { useSupportAddress } from '../../features/system/support.ts'

/** The address names something that does not exist here. Someone gave it out, so support may know. */
export function InvalidAddress() {
  const t = useText()
  return (
    <EmptyState
      picture={<BlankPicture />}
      title={t('shell.invalidAddress')}
      text={t('shell.invalidAddressText')}
      action={
        <a href={useSupportAddress()} className={buttonClass({ variant: 'primary' })}>
          {t('shell.customerService')}
        </a>
      }
      page
    />
  )
}
