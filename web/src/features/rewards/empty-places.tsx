import { EmptyState } from '@baize/ui/waiting/empty-state'
import { TeamPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { useModule } from '../../shared/system.ts'

/** The operator switches inviting on and off as a whole. */
export function Referral() {
  const t = useText()
  const isOn = useModule('REFERRAL')
  return (
    <EmptyState
      picture={<TeamPicture />}
      title={t(isOn ? 'support.referralSoon' : 'support.referralOff')}
      text={t(isOn ? 'support.referralSoonText' : 'support.referralOffText')}
    />
  )
}
