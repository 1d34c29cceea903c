import { ImageUp } from 'lucide-react'
import { useId, useState } from 'react'
import { calls } from 'virtual:contract'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { FieldNote } from '@baize/ui/forms/field'
import { useText } from '@baize/texts/use-text'
import { call } from '../../../shared/api.ts'
import { largestFileBytes, readFile } from '../../../shared/lists/read-file.ts'
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx'
import { useDepositDecision, type DepositActProps } from './use-deposit-decision.ts'

/** Adds the picture of a payment for a member who cannot, or puts a better one in its place. */
export function SlipDialog(props: DepositActProps) {
  const { id, hasSlip, member } = props.deposit
  const t = useText()
  const field = useId()
  const decide = useDepositDecision(props)
  const [file, setFile] = useState<File>()
  const isTooLarge = file !== undefined && file.size > largestFileBytes
  return (
    <ReasonDialog
      title={t('cashier-desk.slipTitle', { account: member.account })}
      text={hasSlip ? t('cashier-desk.slipReplaces') : t('cashier-desk.slipText')}
      action={t('cashier-desk.attachSlip')}
      blocked={file === undefined || isTooLarge ? t('cashier-desk.slipMissing') : undefined}
      onConfirm={(reason) =>
        decide(
          async () => {
            const picture = await readFile(file ?? new Blob())
            return call(calls.attachSlip, { id, picture, reason })
          },
          () => t('cashier-desk.doneSlip', { account: member.account }),
        )
      }
      onClose={props.onClose}
    >
      <div>
        <label
          htmlFor={field}
          className={cx(
            buttonClass({ variant: 'secondary', size: 'sm' }),
            'relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
          )}
        >
          <ImageUp size={16} aria-hidden="true" />
          {t('cashier-desk.choosePicture')}
          <input
            id={field}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-describedby={`${field}-note`}
            className="visually-hidden"
            onChange={(event) => setFile(event.target.files?.[0])}
          />
        </label>
        <FieldNote
          id={`${field}-note`}
          help={file?.name ?? t('cashier-desk.pictureHelp')}
          error={isTooLarge ? t('errors.image_too_large') : undefined}
        />
      </div>
    </ReasonDialog>
  )
}
