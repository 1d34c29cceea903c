import { useRef, useState } from 'react'
import { CallFailed } from '@baize/contract/client/client'
import { pointsOfRatio } from '@baize/contract/points/point-names'
import type { Redeem } from '@baize/contract/points/points'
import { Button } from '@baize/ui/button'
import { KeyValues } from '@baize/ui/figures/key-values'
import { NumberField } from '@baize/ui/forms/number-field'
import { PasswordField } from '@baize/ui/forms/password-field'
import { Dialog } from '@baize/ui/overlays/dialog'
import { FailureNote } from '@baize/ui/waiting/failure-note'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import type { Sums } from '../../shared/sums.ts'
import { useOnce } from '../../shared/use-once.ts'
import { convertPoints, newRedeemId, type PointConfig } from './api.ts'
import { PasswordGate } from './password-gate.tsx'
import { RedeemDone } from './redeem-done.tsx'
import { usePointsText } from './use-points-text.ts'

type Props = {
  readonly config: PointConfig
  readonly own: bigint
  readonly sums: Sums
  readonly onClose: () => void
}

/** Points into funds, in whole hundreds. */
export function ConvertDialog({ config, own, sums, onClose }: Props) {
  const t = useText()
  const [done, setDone] = useState<Redeem>()
  return (
    <Dialog open size="sm" onClose={onClose} title={t('points.convert')}>
      {done ? (
        <RedeemDone redeem={done} onClose={onClose} />
      ) : (
        <PasswordGate config={config}>
          <ConvertForm config={config} own={own} sums={sums} onDone={setDone} />
        </PasswordGate>
      )}
    </Dialog>
  )
}

type FormProps = Omit<Props, 'onClose'> & { readonly onDone: (redeem: Redeem) => void }

function ConvertForm({ config, own, sums, onDone }: FormProps) {
  const t = useText()
  const { points } = usePointsText()
  const step = BigInt(pointsOfRatio)
  const worth = config.ratio.worth ?? '0'
  const [text, setText] = useState(own < step ? '' : String(own - (own % step)))
  const [password, setPassword] = useState('')
  const wanted = /^\d{1,15}$/.test(text) ? BigInt(text) : 0n
  const problem = problemOf()
  const id = useRef({ of: '', id: '' })
  const sending = useOnce({
    mutationFn: (paymentPassword: string) => {
      const of = `${wanted} ${worth}`
      if (id.current.of !== of) id.current = { of, id: newRedeemId() }
      return convertPoints({ id: id.current.id, points: String(wanted), worth, paymentPassword })
    },
    onSuccess: onDone,
    onError: () => setPassword(''),
  })
  const { error } = sending
  const isPassword = error instanceof CallFailed && error.code.startsWith('payment_password_')

  function problemOf(): string | undefined {
    if (wanted > own) return t('points.missing', { points: points(wanted - own) })
    if (wanted < BigInt(config.convertMin)) {
      return t('points.convertMin', { points: points(config.convertMin) })
    }
    return wanted % step === 0n ? undefined : t('points.convertStep', { points: points(step) })
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined && password !== '' && !sending.isPending) sending.mutate(password)
      }}
    >
      <NumberField
        label={t('points.toConvert')}
        decimals={0}
        decimalMark={sums.mark}
        value={text}
        onValue={setText}
        maxLength={15}
        help={t('points.youHave', { points: points(own) })}
        error={text === '' ? undefined : problem}
      />
      <KeyValues
        ruled
        items={[
          {
            id: 'gets',
            label: t('points.youGet'),
            value: sums.full((wanted / step) * BigInt(worth)),
          },
          {
            id: 'left',
            label: t('points.leftAfter'),
            value: t('points.cost', { points: points(wanted > own ? 0n : own - wanted) }),
          },
        ]}
      />
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
      <Button
        type="submit"
        variant="primary"
        block
        busy={sending.isPending}
        disabled={problem !== undefined || password === ''}
      >
        {t('points.convertNow')}
      </Button>
    </form>
  )
}
