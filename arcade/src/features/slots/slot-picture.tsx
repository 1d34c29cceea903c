import { findFace } from '@baize/games/slots/faces'
import { useText } from '@baize/texts/use-text'
import type { PictureProps } from '../../shared/game-client.ts'
import { SlotReplay } from './slot-replay.tsx'

/** A round with the face of its model. */
export function SlotPicture({ round, title, currency }: PictureProps) {
  const t = useText()
  const face = findFace(round.model)
  if (!face) return <p>{t('arcade.recordEmpty')}</p>
  return <SlotReplay round={round} face={face} title={title} currency={currency} />
}
