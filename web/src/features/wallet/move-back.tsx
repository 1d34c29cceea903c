import { useOnce } from '../../shared/use-once.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money, type Money } from '@baize/kernel/money'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import { Note } from '@baize/ui/waiting/note'
import { useLanguage, useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { useBalance } from './api.ts'
import { autoTransfer } from '../../shared/auto-transfer.ts'
import { newMoveBack, sendMove, type PocketMove } from './move-request.ts'

type Props = {
  readonly vendor: string
  /** `vendor:CODE`. */
  readonly pocket: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** What is free in the pocket at a vendor; nothing while that is unknown or nothing. */
export function useInPocket(pocket: string): Money | undefined {
  const { data } = useBalance()
  const found = data?.pockets.find((one) => one.pocket === pocket)
  const free = found ? BigInt(found.amount) - BigInt(found.held) : 0n
  return data && free > 0n ? money(free, data.currency) : undefined
}

/** Before a game is left whose vendor keeps the money: bring it back, or leave it there for the next time. */
export function MoveBack({ vendor, pocket, onDone, onClose }: Props) {
  const t = useText()
  const { tag } = languageEntry(useLanguage())
  const inside = useInPocket(pocket)
  const [request, setRequest] = useState<PocketMove>()
  const move = useOnce({ mutationFn: sendMove, onSuccess: onDone })
  // While the vendor has not said what became of a movement, only the same one may be asked for again.
  const isUnknown = move.error instanceof CallFailed && move.error.code === 'outcome_unknown'
  const send = () => {
    const next = isUnknown && request ? request : inside && newMoveBack(pocket, inside)
    if (!next) return onDone()
    setRequest(next)
    move.mutate(next)
  }
  const sendAll = useEffectEvent(send)
  useEffect(() => {
    if (!autoTransfer.get()) return
    const soon = setTimeout(sendAll)
    return () => clearTimeout(soon)
  }, [])
  const sum = formatMoney(request?.sum ?? inside ?? money(0n, 'PHP'), tag, { show: 'code' })
  return (
    <Dialog
      open
      onClose={onClose}
      size="alert"
      title={t('play.moveBackTitle')}
      footer={
        <>
          <Button onClick={onDone} disabled={move.isPending}>
            {t('play.leaveThere')}
          </Button>
          <Button
            variant="primary"
            busy={move.isPending}
            busyLabel={t('play.sending')}
            onClick={send}
          >
            {isUnknown ? t('play.askAgain') : t('play.moveBack')}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-text-2">{t('play.moveBackText', { sum, vendor })}</p>
      {move.error && (
        <Note tone={isUnknown ? 'pending' : 'bad'} role="alert">
          {failureText(move.error)}
        </Note>
      )}
    </Dialog>
  )
}
