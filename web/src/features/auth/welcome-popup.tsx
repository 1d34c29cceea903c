import { ArrowDownToLine, Dices, ShieldCheck } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { calls } from 'virtual:contract'
import { readAddress, type Target } from '@baize/ui/navigation/address.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { call } from '../../shared/api.ts'
import { overPage } from '../../shared/over-page.ts'
import { noteGreeted, type Person } from '../../shared/session.ts'
import { useSystem } from '../../shared/system.ts'

/** Greets a member at the first login, and shows the three things to do first: limits before money. */
export function WelcomePopup({ person }: { person: Person }) {
  const t = useText()
  const { name: brand } = useSystem().info.brand
  useEffect(() => {
    // Told once it is seen, so that a page that was closed too soon greets again.
    void call(calls.markFirstLogin, {}).catch(() => undefined)
  }, [])
  return (
    <Dialog
      open
      onClose={noteGreeted}
      size="sm"
      title={t('identity.welcome', { name: person.nickname || person.account })}
    >
      <p className="text-body text-text-2">{t('identity.welcomeText', { brand })}</p>
      <ul className="mt-5 grid gap-2">
        <Step
          icon={<ShieldCheck size={20} />}
          title={t('identity.stepLimits')}
          to={overPage(readAddress(), { m: 'limits' })}
        >
          {t('identity.stepLimitsText')}
        </Step>
        <Step
          icon={<ArrowDownToLine size={20} />}
          title={t('shell.deposit')}
          to={overPage(readAddress(), { m: 'depositv2' })}
        >
          {t('identity.stepDeposit')}
        </Step>
        <Step icon={<Dices size={20} />} title={t('identity.stepGames')} to={{ path: '/hot' }}>
          {t('identity.stepGamesText')}
        </Step>
      </ul>
    </Dialog>
  )
}

type StepProps = {
  readonly icon: ReactNode
  readonly title: string
  readonly to: Target
  readonly children: string
}

function Step({ icon, title, to, children }: StepProps) {
  const inside = (
    <>
      <span className="grid size-10 flex-none place-items-center rounded-ctl bg-s3 text-text-2">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-meta text-text-3">{children}</span>
      </span>
    </>
  )
  return (
    <li>
      <Link
        to={to}
        onClick={noteGreeted}
        className="flex min-h-16 items-center gap-3 rounded-ctl border border-line bg-s2 px-3 py-2.5 hover:bg-hover"
      >
        {inside}
      </Link>
    </li>
  )
}
