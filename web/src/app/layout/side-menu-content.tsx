import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gift,
  LifeBuoy,
  LogOut,
  Percent,
  QrCode,
  Ticket,
  User,
} from 'lucide-react'
import { Ball } from '@baize/ui/ball'
import { useText } from '@baize/texts/use-text'
import { categories } from '../../features/lobby/category.ts'
import { useLanes } from '../../features/lobby/api.ts'
import { usePerson } from '../../shared/session.ts'
import { LanguageSelect } from './language-select.tsx'
import { SideMenuLink } from './side-menu-link.tsx'
import { ThemeSelect } from './theme-select.tsx'

type Props = { readonly narrow: boolean; readonly onLeave?: () => void }

/** Everything of the side menu, the same in the rail and in the drawer. */
export function SideMenuContent({ narrow, onLeave }: Props) {
  const t = useText()
  const lanes = useLanes()
  const person = usePerson()
  const link = { narrow, onLeave }
  return (
    <>
      <nav aria-label={t('shell.games')} className="grid gap-0.5">
        <SideMenuLink {...link} to="/" icon={<Ball category="HOME" size={18} />}>
          {t('shell.home')}
        </SideMenuLink>
        {lanes.map(({ title, games }) => (
          <SideMenuLink
            {...link}
            key={title}
            to={categories[title].path}
            icon={<Ball category={title} size={18} />}
            count={games}
          >
            {t(categories[title].name)}
          </SideMenuLink>
        ))}
      </nav>
      <hr className="mx-2.5 my-3 border-line" />
      <nav aria-label={t('shell.account')} className="grid gap-0.5">
        <SideMenuLink {...link} over={{ m: 'depositv2' }} icon={<ArrowDownToLine size={18} />}>
          {t('shell.deposit')}
        </SideMenuLink>
        <SideMenuLink {...link} over={{ m: 'withdraw' }} icon={<ArrowUpFromLine size={18} />}>
          {t('shell.withdrawal')}
        </SideMenuLink>
        <SideMenuLink {...link} to="/promotions" icon={<Ticket size={18} />}>
          {t('shell.promotions')}
        </SideMenuLink>
        <SideMenuLink {...link} over={{ m: 'rewardCenter' }} icon={<Gift size={18} />}>
          {t('shell.rewardCentre')}
        </SideMenuLink>
        <SideMenuLink {...link} over={{ m: 'manualRebate' }} icon={<Percent size={18} />}>
          {t('shell.manualRebate')}
        </SideMenuLink>
        <SideMenuLink {...link} over={{ m: 'securityCenter' }} icon={<User size={18} />}>
          {t('shell.memberCentre')}
        </SideMenuLink>
      </nav>
      <div className="mt-auto grid gap-0.5 border-t border-line pt-3 max-md:mt-4">
        <SideMenuLink {...link} to="/down" icon={<QrCode size={18} />}>
          {t('shell.getTheApp')}
        </SideMenuLink>
        <SideMenuLink {...link} to="/help" icon={<LifeBuoy size={18} />}>
          {t('shell.helpAndChat')}
        </SideMenuLink>
        {!narrow && (
          <>
            <LanguageSelect />
            <ThemeSelect />
          </>
        )}
        {person && (
          <SideMenuLink {...link} over={{ popup: 'signOut' }} icon={<LogOut size={18} />}>
            {t('shell.signOut')}
          </SideMenuLink>
        )}
      </div>
    </>
  )
}
