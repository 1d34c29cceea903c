import type { ReactNode } from 'react'
import { cx } from '@baize/ui/look/cx.ts'
import { RecordSum } from '../../../shared/report/sum.tsx'
import type { WindowDetail } from './api.ts'

type LineProps = {
  readonly label: ReactNode
  readonly of: string | bigint
  readonly detail: WindowDetail
  readonly isResult?: boolean
}

/** One line of the sum. */
export function Line({ label, of, detail, isResult = false }: LineProps) {
  return (
    <div className={cx('flex justify-between gap-4', isResult && 'font-semibold')}>
      <dt className={cx('min-w-0', !isResult && 'text-text-3')}>{label}</dt>
      <dd className={cx('text-end', BigInt(of) < 0n && 'text-neg')}>
        <RecordSum of={of} currency={detail.currency} show={isResult ? 'code' : 'none'} />
      </dd>
    </div>
  )
}
