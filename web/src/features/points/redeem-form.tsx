import { Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import type { Good, Redeem } from '@baize/contract/points/points'
import { Button } from '@baize/ui/button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { PasswordField } from '@baize/ui/forms/password-field'
import { Select } from '@baize/ui/forms/select'
import { IconButton } from '@baize/ui/icon-button'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { useOnce } from '../../shared/use-once.ts'
import { AddressFields, emptyAddress, isWhole } from './address-fields.tsx'
import { askPointsAgain, newRedeemId, redeemGood } from './api.ts'
import { mostOf } from './stock.ts'
import { usePointsText } from './use-points-text.ts'

type Props = {
  readonly good: Good
  readonly own: bigint
  readonly onDone: (redeem: Redeem) => void
}

/** How many, which, where to, and the payment password. */
export function RedeemForm({ good, own, onDone }: Props) {
  const t = useText()
  const { points } = usePointsText()
  const [variant, setVariant] = useState(firstOf(good))
  const [quantity, setQuantity] = useState(1)
  const [address, setAddress] = useState(emptyAddress)
  const [password, setPassword] = useState('')
  const most = mostOf(good, variant, own)
  const count = Math.min(quantity, Math.max(1, most))
  const cost = BigInt(good.price) * BigInt(count)
  const isSent = good.kind === 'physical'
  const wish = {
    good: good.id,
    variant,
    quantity: count,
    price: good.price,
    funds: good.funds?.amount ?? null,
    ...(isSent && { address }),
  }
  // One id for one wish: a second try after a lost answer repeats it and takes nothing twice.
  const id = useRef({ of: '', id: '' })
  const sending = useOnce({
    mutationFn: (paymentPassword: string) => {
      const of = JSON.stringify(wish)
      if (id.current.of !== of) id.current = { of, id: newRedeemId() }
      return redeemGood({ ...wish, id: id.current.id, paymentPassword })
    },
    onSuccess: onDone,
    onError: () => setPassword(''),
  })
  const { error } = sending
  const code = error instanceof CallFailed ? error.code : ''
  const isPassword = code.startsWith('payment_password_')
  useEffect(() => {
    // What the page shows is not what there is any more.
    if (['price_changed', 'out_of_stock', 'not_found'].includes(code)) void askPointsAgain()
  }, [code])
  const canSend = most > 0 && password !== '' && (!isSent || isWhole(address))
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSend && !sending.isPending) sending.mutate(password)
      }}
    >
      {good.variants.length > 1 && (
        <Select
          label={t('points.variant')}
          value={variant}
          onValue={setVariant}
          options={good.variants.map(({ code: value, name, stock }) => ({
            value,
            label: stock === 0 ? t('points.variantGone', { name }) : name,
          }))}
        />
      )}
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-body-s font-medium">{t('points.quantity')}</legend>
        <div className="flex items-center justify-between rounded-ctl border border-line-strong bg-s2">
          <IconButton
            label={t('points.less')}
            icon={<Minus size={18} />}
            disabled={count <= 1}
            onClick={() => setQuantity(count - 1)}
          />
          <output className="figures font-semibold">{count}</output>
          <IconButton
            label={t('points.more')}
            icon={<Plus size={18} />}
            disabled={count >= most}
            onClick={() => setQuantity(count + 1)}
          />
        </div>
      </fieldset>
      {isSent && <AddressFields value={address} onValue={setAddress} />}
      <PasswordField
        label={t('points.paymentPassword')}
        autoComplete="off"
        maxLength={64}
        value={password}
        disabled={sending.isPending}
        onChange={({ target }) => setPassword(target.value)}
        error={isPassword ? failureText(error) : undefined}
      />
      {!isPassword && <FailureNote error={error} />}
      <KeyValues
        ruled
        items={[
          {
            id: 'cost',
            label: t('points.costs'),
            value: t('points.cost', { points: points(cost) }),
          },
          {
            id: 'left',
            label: t('points.leftAfter'),
            value:
              cost > own
                ? t('points.missing', { points: points(cost - own) })
                : t('points.cost', { points: points(own - cost) }),
          },
        ]}
      />
      <Button type="submit" variant="primary" block busy={sending.isPending} disabled={!canSend}>
        {t('points.redeem')}
      </Button>
    </form>
  )
}

const firstOf = ({ variants }: Good) =>
  (variants.find(({ stock }) => stock !== 0) ?? variants[0])?.code ?? ''
