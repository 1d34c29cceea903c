import { Share2 } from 'lucide-react'
import type { LotteryResult } from '@baize/contract/lottery/lottery-parts'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { notify } from '../../../shared/notices.ts'
import type { ShownLottery } from '../api.ts'
import { publicAddress } from '../draws/address.ts'

type Props = { readonly lottery: ShownLottery; readonly result: LotteryResult }

/** A result for somebody else: its text, and the address at which it can be checked without an account. */
export function ShareResult({ lottery, result }: Props) {
  const t = useText()
  return (
    <IconButton
      size="sm"
      label={t('lottery.share', { number: result.number })}
      icon={<Share2 size={16} aria-hidden="true" />}
      onClick={() =>
        void share(
          t('lottery.shareText', {
            title: lottery.title,
            number: result.number,
            draw: result.draw.join(' '),
          }),
          publicAddress(lottery.id, result.number),
        ).then((way) => way === 'copied' && notify(t('lottery.copied'), 'ok'))
      }
    />
  )
}

/** By what the device shares with, or into the clipboard; whoever closes the device's own list changes nothing. */
async function share(text: string, url: string): Promise<'shared' | 'copied' | 'not'> {
  try {
    if ('share' in navigator) {
      await navigator.share({ text, url })
      return 'shared'
    }
    await (navigator as Navigator).clipboard.writeText(`${text}\n${url}`)
    return 'copied'
  } catch {
    return 'not'
  }
}
