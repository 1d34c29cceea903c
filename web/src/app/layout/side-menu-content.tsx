import { CircleUser, LifeBuoy, LogOut, QrCode } from 'lucide-react'
import { Suspense } from 'react'
import { Ball } from '@baize/ui/figures/ball'
import { useText } from '@baize/texts/use-text'
import { MenuBanners } from '../../features/content/banners/menu-banners.tsx'
import { lobbyCategories } from '../../features/lobby/category.ts'
import { useLanes } from '../../features/lobby/api.ts'
import { useHasChat } from '../../features/system/support.ts'
import { useAtHome } from '../../shared/home-link.tsx'
import { usePerson } from '../../shared/session.ts'
import { part } from '@baize/ui/waiting/part'
import { useMenu } from '../use-menu.ts'
import { SideMenuLink, type SideMenuProps } from './side-menu-link.tsx'

const RewardBadge = part(() => import('../../features/rewards/reward-badge.tsx'), 'RewardBadge')
const ContractsEntry = part(() => import('./contracts-entry.tsx'), 'ContractsEntry')

/** The kinds of games, then what a person does with an account. The same in the rail and the drawer. */
export function SideMenuContent(props: SideMenuProps) {
  const t = useText()
  const lanes = useLanes()
  const atHome = useAtHome()
  return (
    <>
      <nav aria-label={t('shell.games')} className="grid gap-0.5">
        <SideMenuLink {...props} to="/" current={atHome} icon={<Ball category="HOME" size={18} />}>
          {t('shell.home')}
        </SideMenuLink>
        {lanes.map(({ title, games }) => (
          <SideMenuLink
            {...props}
            key={title}
            to={lobbyCategories[title].path}
            icon={<Ball category={title} size={18} />}
            count={games}
          >
            {t(lobbyCategories[title].name)}
          </SideMenuLink>
        ))}
      </nav>
      <hr className="mx-2.5 my-3 border-line" />
      <AccountLinks {...props} />
      {!props.narrow && <MenuBanners onLeave={props.onLeave} />}
    </>
  )
}

function AccountLinks(props: SideMenuProps) {
  const t = useText()
  const person = usePerson()
  return (
    <nav aria-label={t('shell.account')} className="grid gap-0.5">
      {useMenu('side').map((entry) => {
        const { id, title, icon: Icon = CircleUser } = entry
        const way = 'over' in entry ? { over: entry.over } : { to: entry.to }
        return (
          <SideMenuLink
            {...props}
            {...way}
            key={id}
            icon={<Icon size={18} />}
            badge={
              id === 'rewardCenter' &&
              person && (
                <Suspense>
                  <RewardBadge />
                </Suspense>
              )
            }
          >
            {t(title)}
          </SideMenuLink>
        )
      })}
      {person && (
        <Suspense>
          <ContractsEntry {...props} />
        </Suspense>
      )}
    </nav>
  )
}

/** The foot of the menu: the app, help, and the way out. */
export function SideMenuFoot(props: SideMenuProps) {
  const t = useText()
  const person = usePerson()
  return (
    <div className="grid gap-0.5">
      <SideMenuLink {...props} over={{ popup: 'app' }} icon={<QrCode size={18} />}>
        {t('shell.getTheApp')}
      </SideMenuLink>
      <SideMenuLink {...props} over={{ popup: 'support' }} icon={<LifeBuoy size={18} />}>
        {t(useHasChat() ? 'shell.helpAndChat' : 'shell.customerService')}
      </SideMenuLink>
      {person && (
        <SideMenuLink {...props} over={{ popup: 'signOut' }} icon={<LogOut size={18} />}>
          {t('shell.signOut')}
        </SideMenuLink>
      )}
    </div>
  )
}
