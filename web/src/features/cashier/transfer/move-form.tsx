import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@baize/ui/button'
import { IconButton } from '@baize/ui/icon-button'
import { Select } from '@baize/ui/forms/select'
import type { WalletBalance } from '@baize/contract/wallet/wallet'
import { useText } from '@baize/texts/use-text'
import { useOnline } from '../../../shared/online.ts'
import { AmountField } from '../amount-field.tsx'
import type { Sums } from '../../../shared/sums.ts'
import type { PocketMove } from './api.ts'

type Props = {
  readonly balance: WalletBalance
  /** Those who take money; what is elsewhere can only come back. */
  readonly vendors: readonly { readonly code: string }[]
  readonly sums: Sums
  readonly nameOf: (pocket: string) => string
  readonly busy: boolean
  /** Settles once the server has answered, with whether the money moved. */
  readonly onMove: (move: PocketMove) => Promise<boolean>
}

/** From, to and how much. Money moves between the main wallet and a vendor's, so one of the two is always the main one. */
export function MoveForm({ balance, vendors: takers, sums, nameOf, busy, onMove }: Props) {
  const t = useText()
  const online = useOnline()
  const [inward, setInward] = useState(takers.length > 0)
  const vendors = inward
    ? takers.map(({ code }) => `vendor:${code}`)
    : balance.pockets.map(({ pocket }) => pocket).filter((name) => name.startsWith('vendor:'))
  const [chosen, setVendor] = useState('')
  const vendor = vendors.includes(chosen) ? chosen : (vendors[0] ?? '')
  const [text, setText] = useState('')
  const from = inward ? 'cash' : vendor
  const to = inward ? vendor : 'cash'
  const most = inward ? BigInt(balance.available) : inPocket(balance, vendor)
  const read = sums.read(text)
  const sum = read.ok ? read.value.amount : undefined
  const isTooMuch = sum !== undefined && sum > most
  const isReady = sum !== undefined && sum > 0n && !isTooMuch && vendor !== '' && online
  const options = vendors.map((value) => ({ value, label: nameOf(value) }))
  const main = [{ value: 'cash', label: nameOf('cash') }]
  const move = async (wanted: PocketMove) => {
    // An empty form is what a second click meets.
    if (await onMove(wanted)) setText('')
  }
  return (
    <form
      noValidate
      className="grid min-w-0 grid-cols-1 content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReady || busy) return
        const amount = String(sum)
        void move({ from, to, amount, currency: sums.currency })
      }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-2 gap-y-3">
        <Select
          label={t('cashier.from')}
          options={inward ? main : options}
          value={from}
          onValue={setVendor}
          disabled={inward}
        />
        <IconButton
          variant="outline"
          label={t('cashier.turnAround')}
          icon={<ArrowDownUp size={18} />}
          className="row-span-2 self-center"
          onClick={() => setInward(!inward)}
        />
        <Select
          label={t('cashier.to')}
          options={inward ? options : main}
          value={to}
          onValue={setVendor}
          disabled={!inward}
        />
      </div>
      <AmountField
        sums={sums}
        value={text}
        onValue={setText}
        hint={t('cashier.upTo', { amount: sums.bare(most) })}
        error={isTooMuch ? t('cashier.onlyAvailable', { amount: sums.full(most) }) : undefined}
        chips={most > 0n ? [{ amount: most, label: t('cashier.all') }] : []}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel={t('cashier.sending')}
        disabled={!isReady}
        title={online ? undefined : t('shell.offlineMoney')}
      >
        {isReady ? t('cashier.transferSum', { amount: sums.full(sum) }) : t('cashier.enterAmount')}
      </Button>
    </form>
  )
}

function inPocket({ pockets }: WalletBalance, name: string): bigint {
  const found = pockets.find(({ pocket }) => pocket === name)
  return found ? BigInt(found.amount) - BigInt(found.held) : 0n
}
