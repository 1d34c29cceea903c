import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { PromotionsPicture } from '@baize/ui/figures/pictures'
import { cx } from '@baize/ui/look/cx.ts'
import { TabPanel, Tabs } from '@baize/ui/navigation/tabs'
import { EmptyState } from '@baize/ui/waiting/empty-state'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { Loading } from '../../shared/loading.tsx'
import { boardQuery, followMissions, missionsQuery } from './api.ts'
import { BoardPanel } from './board-panel.tsx'
import { MissionList } from './mission-list.tsx'
import { SignCard } from './sign-card.tsx'

type TabName = 'missions' | 'board'

/** The sign-in card, missions with how far they are, and the board: beside each other, or behind two tabs on a phone. */
export function MissionsPage() {
  const t = useText()
  const [tab, setTab] = useState<TabName>('missions')
  const missions = useQuery(missionsQuery)
  const board = useQuery(boardQuery('', ''))
  useEffect(followMissions, [])
  if (!missions.data) return <Loading error={missions.error} onRetry={missions.refetch} />
  const list = missions.data.missions
  const cards = list.filter(({ card, kind }) => card !== null && kind === 'signIn')
  const others = list.filter(({ kind }) => kind !== 'signIn')
  const hasBoard = board.data !== undefined && board.data.board !== null
  if (list.length === 0 && board.data && !hasBoard) {
    return (
      <EmptyState
        picture={<PromotionsPicture />}
        title={t('support.missionsNone')}
        text={t('support.missionsNoneText')}
      />
    )
  }
  const name = 'missions'
  const shows = (which: TabName) => cx('min-w-0', tab !== which && 'max-md:hidden')
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <div className="md:hidden">
        <Tabs
          name={name}
          label={t('shell.missions')}
          selected={tab}
          onSelect={setTab}
          tabs={[
            { id: 'missions', label: t('missions.tabMissions') },
            { id: 'board', label: t('missions.tabBoard') },
          ]}
        />
      </div>
      <TabPanel name={name} selected={tab}>
        <div className="grid min-w-0 grid-cols-1 gap-6 md:grid-cols-[minmax(0,1.65fr)_minmax(17rem,1fr)] md:items-start">
          <div className={cx('grid gap-5', shows('missions'))}>
            <FailureNote error={missions.error} onRetry={missions.refetch} />
            {cards.map((card) => (
              <SignCard key={`${card.id} ${card.label}`} mission={card} />
            ))}
            {others.length > 0 ? (
              <MissionList summary={missions.data} missions={others} />
            ) : (
              <p className="text-text-2">{t('missions.noMissions')}</p>
            )}
          </div>
          <div className={shows('board')}>
            {board.data ? (
              <BoardPanel first={board.data} />
            ) : (
              <Loading error={board.error} onRetry={board.refetch} rows={6} />
            )}
          </div>
        </div>
      </TabPanel>
    </div>
  )
}
