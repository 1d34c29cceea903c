import { PageHead } from '@baize/ui/navigation/page-head'
import { RecentPicture } from '@baize/ui/figures/pictures'
import { useText } from '@baize/texts/use-text'
import { HotSection } from '../../features/lobby/hot-section.tsx'
import { RecentGames } from '../../features/lobby/own/recent-list.tsx'
import { EmptyCard } from '../../shared/empty-card.tsx'
import { useIsResuming, usePerson } from '../../shared/session.ts'
import { LoginFirst } from './login-first.tsx'

/** What was played last, and what is hot below it. */
export function RecentPage() {
  const t = useText()
  const person = usePerson()
  const resuming = useIsResuming()
  const words = {
    picture: <RecentPicture />,
    title: t('shell.recentEmpty'),
    text: t('shell.recentEmptyText'),
  }
  return (
    <>
      <PageHead title={t('shell.recentGames')} sub={t('shell.recentAbout')} />
      {person && <RecentGames person={person} empty={<EmptyCard {...words} />} />}
      {!person && !resuming && <LoginFirst next="/recent" {...words} />}
      <HotSection limit={6} />
    </>
  )
}
