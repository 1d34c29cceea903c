import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../shared/api.ts'
import { BrokenPromisePage } from '../shared/fair/broken-promise-page.tsx'
import { leaveGame } from '../shared/frame.ts'
import { ArcadeNotice } from '../shared/notice.tsx'
import { TableProvider } from '../shared/table.tsx'
import { GameClient } from './game-client.tsx'
import { useOpening } from './use-opening.ts'
import { ArcadeWaiting } from './waiting.tsx'

/** A game, from its address to its table; or honestly why there is none. */
export function PlayPage() {
  const t = useText()
  const { opening, back, retry } = useOpening()
  if (opening.state === 'opening') return <ArcadeWaiting />
  if (opening.state === 'open') {
    return (
      <TableProvider opened={opening.opened}>
        <GameClient />
      </TableProvider>
    )
  }
  if (opening.state === 'broken') {
    return <BrokenPromisePage broken={opening.broken} back={opening.back} />
  }
  const { failure } = opening
  const toLobby = (
    <Button variant="primary" onClick={() => leaveGame(back)}>
      {t('arcade.toLobby')}
    </Button>
  )
  if (failure === undefined) {
    return (
      <ArcadeNotice title={t('arcade.doorTitle')} text={t('arcade.doorText')} action={toLobby} />
    )
  }
  if (failure.code === 'network_failed') {
    return (
      <ArcadeNotice
        title={t('arcade.noAnswer')}
        text={t('arcade.noAnswerText')}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" onClick={retry}>
              {t('ui.tryAgain')}
            </Button>
            <Button onClick={() => leaveGame(back)}>{t('arcade.toLobby')}</Button>
          </span>
        }
      />
    )
  }
  return <ArcadeNotice title={t('arcade.notOpened')} text={failureText(failure)} action={toLobby} />
}
