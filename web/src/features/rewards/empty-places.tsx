import { EmptyState } from '@baize/ui/waiting/empty-state'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Link } from '@baize/ui/navigation/link'
import { PromotionsPicture, TeamPicture } from '@baize/ui/figures/pictures'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import { useModule } from '../../shared/system.ts'

type Words = { readonly title: TextKey; readonly text: TextKey }

/** A place of the centre that holds nothing for anybody yet: it says what holds now, and where the offers stand. */
function Nothing({ title, text }: Words) {
  const t = useText()
  return (
    <EmptyState
      picture={<PromotionsPicture />}
      title={t(title)}
      text={t(text)}
      action={
        <Link to="/promotions" className={buttonClass({ variant: 'outline' })}>
          {t('shell.promotions')}
        </Link>
      }
    />
  )
}

export function Missions() {
  return <Nothing title="support.missionsNone" text="support.missionsNoneText" />
}

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
