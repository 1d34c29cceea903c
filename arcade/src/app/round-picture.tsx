import { lazy } from 'react'
import { useText } from '@baize/texts/use-text'
import type { PictureProps } from '../shared/game-client.ts'
import { clients } from './clients.ts'

const pictures = clients.map(({ plays, loadPicture }) => ({
  plays,
  Picture: lazy(async () => ({ default: await loadPicture() })),
}))

/** Draws a round of any game of ours from its record, with the parts that it was played with. They may come late. */
export function RoundPicture(props: PictureProps) {
  const t = useText()
  const { id, model, state } = props.round
  if (state === 'voided') return <p>{t('arcade.recordVoided')}</p>
  const found = pictures.find(({ plays }) => plays(model))
  if (!found) return <p>{t('arcade.recordEmpty')}</p>
  const { Picture } = found
  return <Picture key={id} {...props} />
}
