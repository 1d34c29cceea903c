import { go, readAddress } from '@baize/ui/navigation/address.ts'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/overlays/dialog'
import type { GameFrameMessage } from '@baize/contract/play/game-frame'
import { languageEntry } from '@baize/kernel/language'
import { formatMoney, money, type Currency } from '@baize/kernel/money'
import { useLanguage, useText } from '@baize/texts/use-text'
import { useOnline } from '../../shared/online.ts'
import { overPage } from '../../shared/over-page.ts'

export type Missing = Extract<GameFrameMessage, { type: 'funds.missing' }>

type Props = {
  readonly missing: Missing
  readonly currency: Currency
  readonly onClose: () => void
}

/** A bet that the balance does not cover: by how much, and the way to it. The game stays below as it is. */
export function FundsMissing({ missing, currency, onClose }: Props) {
  const t = useText()
  const online = useOnline()
  const { tag } = languageEntry(useLanguage())
  const write = (amount: string) => formatMoney(money(BigInt(amount), currency), tag)
  const deposit = () => {
    onClose()
    const { path, search } = overPage(readAddress(), { m: 'depositv2' })
    go({ path: path ?? '/seamless', search: { ...search, amount: missing.missing } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="alert"
      title={t('play.fundsMissing', { amount: write(missing.missing) })}
      footer={
        <>
          <Button onClick={onClose} data-autofocus="">
            {t('play.notNow')}
          </Button>
          <Button
            variant="primary"
            onClick={deposit}
            disabled={!online}
            title={online ? undefined : t('shell.offlineMoney')}
          >
            {t('shell.deposit')}
          </Button>
        </>
      }
    >
      <p className="text-text-2">{t('play.fundsMissingText', { stake: write(missing.stake) })}</p>
    </Dialog>
  )
}
