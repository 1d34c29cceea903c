import { useState } from 'react'
import { calls } from 'virtual:contract'
import type { ProtocolVendor } from '@baize/contract/play/provider-desk'
import { TextField } from '@baize/ui/forms/text-field'
import { useToast } from '@baize/ui/overlays/toast'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { usePlayWrite } from '../api.ts'

type BetsSwitchProps = {
  readonly vendor: ProtocolVendor
  readonly of: 'vendor' | 'game'
  readonly onClose: () => void
}

/** The kill switch: bets are refused at once, everything that ends a bet goes on. */
export function BetsSwitch({ vendor, of, onClose }: BetsSwitchProps) {
  const t = useText()
  const show = useToast()
  const write = usePlayWrite()
  const [game, setGame] = useState('')
  const { key, closedGames } = vendor
  const isGame = of === 'game'
  const closed = isGame ? !closedGames.includes(game.trim()) : !vendor.betsClosed
  const name = isGame ? game.trim() || t('play-desk.game') : vendor.name
  const save = async (reason: string) => {
    const what = isGame ? { game: game.trim() } : {}
    await write(() => call(calls.switchVendorBets, { key, ...what, closed, reason }))
    show(t('play-desk.saved', { name }), 'ok')
  }
  return (
    <ReasonDialog
      title={t(closed ? 'play-desk.closeBets' : 'play-desk.openBets')}
      text={t(closed ? 'play-desk.closeBetsText' : 'play-desk.openBetsText', { name })}
      action={t(closed ? 'play-desk.closeBets' : 'play-desk.openBets')}
      tone={closed ? 'danger' : 'primary'}
      blocked={isGame && game.trim() === '' ? t('play-desk.gameHelp') : undefined}
      onConfirm={save}
      onClose={onClose}
    >
      {isGame && (
        <TextField
          label={t('play-desk.game')}
          help={t('play-desk.gameHelp')}
          maxLength={110}
          value={game}
          onChange={(event) => setGame(event.target.value)}
        />
      )}
    </ReasonDialog>
  )
}
