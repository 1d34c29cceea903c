import { ExternalLink } from 'lucide-react'
import { useOnce } from '../../../shared/use-once.ts'
import { useState } from 'react'
import { calls } from 'virtual:contract'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { Dialog } from '@baize/ui/overlays/dialog'
import { useAddress } from '@baize/ui/navigation/address.ts'
import type { Deposit } from '@baize/contract/cashier/deposits'
import { isGamePage } from '@baize/contract/pages'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { TimeLeft } from '../countdown.tsx'
import { MoneyFailureNote } from '../money-failure-note.tsx'
import type { Sums } from '../../../shared/sums.ts'
import { takeDeposit } from './api.ts'
import { Instructions } from './instructions.tsx'
import { SendSlip } from './send-slip.tsx'

type Props = { readonly deposit: Deposit; readonly sums: Sums }

/** The order waits for its payment: how to pay, until when, and the way out. */
export function Awaiting({ deposit, sums }: Props) {
  const t = useText()
  const { instructions: given, expiresAt } = deposit
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-ctl bg-chip-pending-bg px-4 py-3 text-chip-pending">
        <p className="font-semibold">{t('cashier.payBefore')}</p>
        {expiresAt !== null && (
          <span className="text-lead font-semibold">
            <TimeLeft until={expiresAt} />
          </span>
        )}
      </div>
      {given && given.redirectUrl !== '' && <Gateway url={given.redirectUrl} />}
      {given && <Instructions given={given} amount={deposit.amount} sums={sums} />}
      {deposit.needsSlip && !deposit.hasSlip && <SendSlip id={deposit.id} />}
      <p className="text-meta text-text-3">{t('cashier.awaitingText')}</p>
      <GiveUp id={deposit.id} />
    </div>
  )
}

/** A game behind the popup must not be lost to the gateway's page, which otherwise takes this tab. */
function Gateway({ url }: { readonly url: string }) {
  const t = useText()
  const { path, search } = useAddress()
  const overGame = path === '/seamless' || isGamePage(path, 'vassalage' in search)
  return (
    <a
      href={url}
      {...(overGame && { target: '_blank', rel: 'noopener' })}
      className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
      data-autofocus=""
    >
      <ExternalLink size={18} aria-hidden="true" />
      {t('cashier.toGateway')}
    </a>
  )
}

function GiveUp({ id }: { readonly id: string }) {
  const t = useText()
  const [asks, setAsks] = useState(false)
  const cancel = useOnce({
    mutationFn: () => call(calls.cancelDeposit, { id }),
    onSuccess: takeDeposit,
  })
  return (
    <>
      <Button className="justify-self-start" onClick={() => setAsks(true)}>
        {t('cashier.cancelDeposit')}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        size="alert"
        title={t('cashier.cancelDeposit')}
        footer={
          <>
            <Button onClick={() => setAsks(false)} data-autofocus="">
              {t('cashier.keepIt')}
            </Button>
            <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {t('cashier.cancelDeposit')}
            </Button>
          </>
        }
      >
        <p className="mb-3 text-text-2">{t('cashier.cancelText')}</p>
        <MoneyFailureNote error={cancel.error} />
      </Dialog>
    </>
  )
}
