import { use } from 'react'
import { findFace } from '@baize/games/slots/faces'
import { useText } from '@baize/texts/use-text'
import type { PictureProps } from '../../shared/game-client.ts'
import { loadFamily } from './place/drawn.ts'
import { SlotReplay } from './slot-replay.tsx'

/** A round with the face of its model, in the place of its title. */
export function SlotPicture({ round, title, currency }: PictureProps) {
  const t = useText()
  const face = findFace(round.model)
  if (!face) return <p>{t('arcade.recordEmpty')}</p>
  const family = use(loadFamily(title.family))
  return <SlotReplay round={round} face={face} family={family} title={title} currency={currency} />
}
