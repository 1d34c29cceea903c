import type { ReactNode } from 'react'
import { useAddress } from '@baize/ui/navigation/address.ts'
import { Link } from '@baize/ui/navigation/link'
import { useText } from '@baize/texts/use-text'
import { useSupportAddress } from '../../features/system/support.ts'
import { overPage } from '../../shared/over-page.ts'
import { useMenu, wayTo } from '../use-menu.ts'

const linkClass = 'block w-fit py-1.5 text-text-2 hover:text-text hover:underline'

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-sans text-body-s font-semibold">{title}</h2>
      {children}
    </nav>
  )
}

export function HelpLinks() {
  const t = useText()
  const now = useAddress()
  return (
    <Column title={t('shell.help')}>
      <Link to="/help" className={linkClass}>
        {t('shell.helpCentre')}
      </Link>
      <Link to="/draws" className={linkClass}>
        {t('shell.lotteryDraws')}
      </Link>
      <a href={useSupportAddress()} className={linkClass}>
        {t('shell.customerService')}
      </a>
      <Link to={{ path: '/help', hash: 'feedback' }} className={linkClass}>
        {t('shell.feedback')}
      </Link>
      <Link to="/down" className={linkClass}>
        {t('shell.getTheApp')}
      </Link>
      <Link to={overPage(now, { popup: 'keys' })} className={`${linkClass} pointer-coarse:hidden`}>
        {t('shell.keys')}
      </Link>
    </Column>
  )
}

export function PlaceLinks() {
  const t = useText()
  const now = useAddress()
  return (
    <Column title={t('shell.yourPlaces')}>
      {useMenu('footer').map((entry) => (
        <Link key={entry.id} to={wayTo(entry, now)} className={linkClass}>
          {t(entry.title)}
        </Link>
      ))}
    </Column>
  )
}

export function AboutLinks() {
  const t = useText()
  return (
    <Column title={t('shell.about')}>
      <Link to={{ path: '/help', hash: 'about' }} className={linkClass}>
        {t('shell.aboutUs')}
      </Link>
      <Link to={{ path: '/help', hash: 'news' }} className={linkClass}>
        {t('shell.news')}
      </Link>
      <Link to={{ path: '/help', hash: 'blog' }} className={linkClass}>
        {t('shell.blog')}
      </Link>
      <Link to={{ path: '/help', hash: 'licences' }} className={linkClass}>
        {t('shell.licences')}
      </Link>
      <Link to={{ path: '/help', hash: 'term' }} className={linkClass}>
        {t('shell.terms')}
      </Link>
      <Link to={{ path: '/help', hash: 'privacy' }} className={linkClass}>
        {t('shell.privacy')}
      </Link>
    </Column>
  )
}
