import { useQuery } from '@tanstack/react-query'
import type { ListedGame } from '@baize/contract/catalogue/catalogue-desk'
import { languageEntry } from '@baize/kernel/language'
import { Drawer } from '@baize/ui/overlays/drawer'
import { Note } from '@baize/ui/waiting/note'
import { Skeleton } from '@baize/ui/waiting/skeleton'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useBrandCurrency } from '../../../shared/figures/use-brand-currency.ts'
import { gameQuery } from '../api.ts'
import { GameRecord } from './game-record.tsx'

type GameDrawerProps = {
  readonly nodeId: number
  /** As the list has it; it is looked for when the list has it not. */
  readonly listed: ListedGame | undefined
  readonly onClose: () => void
}

/** One game: how it looks, what runs it, and everything that can be changed of it. */
export function GameDrawer({ nodeId, listed, onClose }: GameDrawerProps) {
  const t = useText()
  const found = useQuery({ ...gameQuery(nodeId), enabled: listed === undefined })
  const game = listed ?? found.data
  const currency = useBrandCurrency()
  const { tag } = languageEntry(useLanguage())
  if (game && currency) {
    const mark = new Intl.NumberFormat(tag).format(1.5).includes(',') ? ',' : '.'
    return (
      // Another game, or one that somebody changed, begins the form anew; one that is played goes on.
      <GameRecord
        key={JSON.stringify({ ...game, roundsToday: 0 })}
        game={game}
        writing={{ currency, mark }}
        onClose={onClose}
      />
    )
  }
  return (
    <Drawer title={t('catalogue-desk.game')} onClose={onClose}>
      {found.error ? (
        <FailureNote error={found.error} onRetry={found.refetch} />
      ) : game === null ? (
        <Note tone="info">{t('errors.not_found')}</Note>
      ) : (
        <>
          <Skeleton className="h-40 w-28" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-28 w-full" />
        </>
      )}
    </Drawer>
  )
}
