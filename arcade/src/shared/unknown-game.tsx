import { useText } from '@baize/texts/use-text'
import { Button } from '@baize/ui/button'
import { leaveGame } from './frame.ts'
import { ArcadeNotice } from './notice.tsx'
import { useTable } from './table.tsx'

/** A title that is bound to a model which this release does not know. */
export function UnknownGame() {
  const t = useText()
  const { back } = useTable()
  return (
    <ArcadeNotice
      title={t('arcade.notOpened')}
      text={t('arcade.unknownGame')}
      action={
        <Button variant="primary" onClick={() => leaveGame(back)}>
          {t('arcade.toLobby')}
        </Button>
      }
    />
  )
}
