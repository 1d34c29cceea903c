import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { DeskGame } from '@baize/contract/catalogue/catalogue-desk'
import { NumberField } from '@baize/ui/forms/number-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useCatalogueWrite } from '../api.ts'
import { gameCategoryNames } from '../../../shared/words/game-category-names.ts'

type MoveGameProps = { readonly game: DeskGame; readonly onClose: () => void }

/** Puts a game at another place of its category. */
export function MoveGame({ game, onClose }: MoveGameProps) {
  const t = useText()
  const show = useToast()
  const write = useCatalogueWrite()
  const [place, setPlace] = useState(String(game.position))
  const { nodeId, category } = game
  const name = game.names.EN ?? ''
  const isPlace = /^[1-9]\d{0,5}$/.test(place)
  const move = async (reason: string) => {
    const moved = await write(() =>
      call(calls.moveGame, { nodeId, position: Number(place), reason }),
    )
    show(t('catalogue-desk.movedDone', { name, place: moved.position }), 'ok')
  }
  return (
    <ReasonDialog
      title={t('catalogue-desk.moveTitle', { name })}
      text={t('catalogue-desk.moveText', { category: t(gameCategoryNames[category]) })}
      action={t('catalogue-desk.move')}
      blocked={isPlace ? undefined : t('catalogue-desk.placeWrong')}
      onConfirm={move}
      onClose={onClose}
    >
      <NumberField label={t('catalogue-desk.place')} value={place} onValue={setPlace} />
    </ReasonDialog>
  )
}
